//- App.swift
import SwiftUI
@main
struct Reader: App {
    var body: some Scene { WindowGroup { Shelf(title: "Books") } }
}
struct Book: Identifiable {
    typealias ID = String
    var id: String
}
struct Shelf: View {
    let title: String
    @SceneStorage("book") var book: String?
    @SceneStorage("sorted") private var isSorted = false
    let books = [Book(id: "a"), Book(id: "b")]
    var body: some View {
        List(books, selection: $book) { Text($0.id) }.navigationTitle(isSorted ? title : "").onTapGesture { isSorted = true }
    }
}
