// What is selected is kept by an identifier that each launch makes anew, in links that rows of their own show, and in a list.
//- App.swift
import SwiftUI

struct Book: Identifiable {
    let id = UUID()
    let title: String
}

struct Shelf: View {
    let books: [Book]
    @SceneStorage("book") private var book: String?

    private var selection: Binding<UUID?> {
        Binding(
            get: { book.flatMap { UUID(uuidString: $0) } },
            set: { book = $0?.uuidString }
        )
    }

    var body: some View {
        NavigationView {
            List {
                ForEach(books) { book in
                    Row(book: book, selection: selection)
                }
            }
        }
    }
}

struct Row: View {
    let book: Book
    var selection: Binding<UUID?>

    var body: some View {
        NavigationLink(destination: Text(book.title), tag: book.id, selection: selection) { // expect: volatile-identifier-saved
            Text(book.title)
        }
    }
}

struct Sidebar: View {
    let books: [Book]
    @SceneStorage("chosen") private var chosen: UUID?

    var body: some View {
        List(books, selection: $chosen) { book in // expect: volatile-identifier-saved
            Text(book.title)
        }
    }
}
