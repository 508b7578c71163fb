// One case is a step of the way on, rows in a set are marked, and what is searched for is handed over and done with.
//- App.swift
import SwiftUI

@main
struct LibraryApp: App {
    var body: some Scene {
        WindowGroup { Library(find: { _ in }) }
    }
}

//- Library.swift
import SwiftUI

enum Step { case first, second }

final class LibraryModel: ObservableObject {
    @Published var order = Book.Order.title { didSet { UserDefaults.standard.set(order == .title, forKey: "order") } }
    @Published private(set) var step = Step.first

    func go(to step: Step) { self.step = step }
}

struct Library: View {
    @SceneStorage("book") private var book = ""
    @StateObject private var model = LibraryModel()
    @State private var marked: Set<String> = []
    @State private var query = ""
    @State private var step = Step.first
    @State private var asksOrder = false
    @State private var books: [Book] = []
    let find: (String) -> Void

    var body: some View {
        TextField("Search", text: $query).onSubmit { find(query) }
        switch model.step {
        case .first: Text("first")
        case .second: Text("second")
        }
        if step == .second { Text("second") }
        Button("Next") { step = .second }
        Button("Back") { step = .first }
        Button("On") { model.go(to: .second) }
        List(Book.sorted(books, by: model.order)) { book in
            Button(book.title) { self.book = book.title }
        }
        .contextMenu {
            Button("Title") { model.order = .title }
            Button("Year") { model.order = .year }
        }
        Text("\(books.filter { marked.contains($0.id) }.count) marked")
        ForEach(books) { book in
            Button(book.title) { marked.insert(book.id) }
        }
    }
}

struct Book: Identifiable {
    enum Order { case title, year }
    let id = ""
    let title = ""
    static func sorted(_ books: [Book], by order: Order) -> [Book] { books }
}
