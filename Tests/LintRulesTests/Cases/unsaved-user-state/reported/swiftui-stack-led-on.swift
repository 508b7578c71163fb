// What links lead to, behind a menu, behind what is kept and in a third column, is lost, for nothing holds the way there.
//- App.swift
import SwiftUI

@main
struct LibraryApp: App {
    private let store: Store?

    init() { store = Store.open() }

    var body: some Scene {
        WindowGroup {
            switch store {
            case let store?: Library(store: store)
            case nil: Text("No library")
            }
        }
    }
}

final class Store {
    static func open() -> Store? { Store() }
}

//- Library.swift
import SwiftUI

struct Library: View {
    let store: Store
    @SceneStorage("tab") private var tab = "menu"

    var body: some View {
        TabView(selection: $tab) {
            Menu(books: []).tag("menu")
            Columns(shelves: []).tag("columns")
            Loans(loans: []).tag("loans")
            Notes(notes: []).tag("notes")
            Members(names: []).tag("members")
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

/// A menu, and what is behind it.
struct Menu: View {
    let books: [Book]

    var body: some View {
        NavigationStack {  // expect: unsaved-user-state
            List {
                NavigationLink("News") { Text("News") }
                NavigationLink { Books(books: books) } label: { Text("Books") }
            }
        }
    }
}

struct Books: View {
    let books: [Book]

    var body: some View {
        List(books) { book in
            NavigationLink(destination: BookView(book: book)) { Text(book.name) }
        }
    }
}

/// The first column keeps what is selected, the second does not.
struct Columns: View {
    let shelves: [Book]
    @SceneStorage("shelf") private var shelf: String?

    var body: some View {
        NavigationView {  // expect: unsaved-user-state
            List(shelves) { shelf in
                NavigationLink(shelf.name, tag: shelf.id, selection: $shelf) { Books(books: shelf.others) }
            }
            Books(books: [])
            Text("No book")
        }
    }
}

/// The first screen is kept, and what it leads to is not.
struct Loans: View {
    let loans: [Book]
    @SceneStorage("loan") private var loan: String?

    var body: some View {
        NavigationStack {  // expect: unsaved-user-state
            List(loans) { book in Button(book.name) { loan = book.id } }
                .navigationDestination(item: $loan) { _ in Books(books: []) }
        }
    }
}

/// A selection that nobody keeps.
struct Notes: View {
    let notes: [Book]
    @State private var opened: String?

    var body: some View {
        NavigationView {  // expect: unsaved-user-state
            List(notes) { note in
                NavigationLink(note.name, tag: note.id, selection: $opened) { BookView(book: note) }
            }
        }
    }
}

/// Shown as soon as the view has its data.
struct Members: View {
    enum Phase { case loading, loaded }
    let names: [String]
    @State private var phase = Phase.loading

    var body: some View {
        switch phase {
        case .loading: ProgressView().task { phase = .loaded }
        case .loaded:
            NavigationStack {  // expect: unsaved-user-state
                List(names, id: \.self) { name in NavigationLink(name) { Text(name) } }
            }
        }
    }
}
