// What is selected is kept by a title, though the rows have identifiers of this launch, or by an identifier that is kept with the object.
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
