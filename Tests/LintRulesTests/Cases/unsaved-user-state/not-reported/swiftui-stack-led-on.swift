// What links lead to is kept, screen by screen, is a page of the app's own, or what nobody misses.
//- App.swift
import SwiftUI

@main
struct LibraryApp: App {
    var body: some Scene {
        WindowGroup { Library() }
    }
}

//- Library.swift
import SwiftUI

struct Library: View {
    @SceneStorage("tab") private var tab = "menu"

    var body: some View {
        TabView(selection: $tab) {
            Menu().tag("menu")
            Columns(shelves: []).tag("columns")
            Loans(loans: []).tag("loans")
            Split(books: []).tag("split")
            Wrapped(wraps: false, names: []).tag("wrapped")
        }
    }
}

struct Book: Identifiable, Hashable {
    let id: String
    let name: String
    var others: [Book] = []
}

struct BookView: View {
    let book: Book
    var body: some View { Text(book.name) }
}

/// Pages that the text lists, and settings.
struct Menu: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("News") { Text("News") }
                NavigationLink { Opening() } label: { Text("Opening hours") }
                NavigationLink { SettingsList(names: []) } label: { Text("Settings") }
            }
        }
    }
}

struct Opening: View {
    var body: some View {
        List(["Monday", "Friday"], id: \.self) { Text($0) }
    }
}

struct SettingsList: View {
    let names: [String]
    var body: some View {
        List(names, id: \.self) { name in NavigationLink(name) { Text(name) } }
    }
}

/// Both columns keep what is selected.
struct Columns: View {
    let shelves: [Book]
    @SceneStorage("shelf") private var shelf: String?

    var body: some View {
        NavigationView {
            List(shelves) { shelf in
                NavigationLink(shelf.name, tag: shelf.id, selection: $shelf) { Books(books: shelf.others) }
            }
            Books(books: [])
            Text("No book")
        }
    }
}

struct Books: View {
    let books: [Book]
    @SceneStorage("book") private var book: String?

    var body: some View {
        List(books) { own in
            NavigationLink(own.name, tag: own.id, selection: $book) { BookView(book: own) }
        }
    }
}

/// By a flag and an item that are kept.
struct Loans: View {
    let loans: [Book]
    @SceneStorage("loan") private var loan: String?
    @SceneStorage("terms") private var showsTerms = false

    var body: some View {
        NavigationStack {
            List(loans) { book in Button(book.name) { loan = book.id } }
                .navigationDestination(item: $loan) { _ in
                    Button("Terms") { showsTerms = true }
                        .navigationDestination(isPresented: $showsTerms) { Text("Terms") }
                }
        }
        NavigationView {
            NavigationLink(isActive: $showsTerms) { Text("Terms") } label: { Text("Terms") }
        }
    }
}

/// A list that selects, which is kept, beside a stack whose path is.
struct Split: View {
    let books: [Book]
    @SceneStorage("split") private var selected: String?
    @SceneStorage("path") private var path: [String] = []

    var body: some View {
        NavigationView {
            List(books, selection: $selected) { book in NavigationLink(book.name, value: book.id) }
            NavigationStack(path: $path) {
                List(books) { book in NavigationLink(book.name) { BookView(book: book) } }
            }
        }
    }
}

/// Without a stack here.
struct Wrapped: View {
    let wraps: Bool
    let names: [String]

    var body: some View {
        if wraps {
            NavigationStack { list }
        } else {
            list
        }
    }

    private var list: some View {
        List(names, id: \.self) { name in NavigationLink(name) { Text(name) } }
    }
}
