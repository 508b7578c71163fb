// What is selected is kept by a title, though the rows have identifiers of this launch, or by an identifier that is kept with the object;
// what the pages of a kept tab list and let choose is none of its tags.
//- App.swift
import SwiftUI

struct Book: Identifiable {
    let id = UUID()
    let title: String
}

struct Author: Identifiable, Codable {
    var id = UUID()
    var name: String
}

struct Shelf: View {
    let books: [Book]
    let authors: [Author]
    @SceneStorage("book") private var book: String?
    @SceneStorage("author") private var author: UUID?

    var body: some View {
        NavigationSplitView {
            List(selection: $book) {
                ForEach(books) { book in
                    Text(book.title).tag(book.title)
                }
            }
        } content: {
            List(authors, selection: $author) { author in
                Text(author.name)
            }
        } detail: {
            Text(book ?? "")
        }
    }
}

struct Pages: View {
    let books: [Book]
    @SceneStorage("page") private var page = "list"
    @Binding var other: UUID?

    var body: some View {
        TabView(selection: $page) {
            List {
                ForEach(books) { book in
                    Text(book.title)
                }
            }
            .tag("list")
            Picker("Book", selection: $other) {
                ForEach(books) { book in
                    Text(book.title).tag(book.id)
                }
            }
            .tag("choice")
            Text(other == nil ? "None" : "One").tag("text")
        }
    }
}
