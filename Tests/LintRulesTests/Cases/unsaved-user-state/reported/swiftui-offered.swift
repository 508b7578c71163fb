// What was picked in a menu, sifted by, typed to search or handed to a model's method is another after a relaunch.
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

enum Layout { case grid, list }

final class LibraryModel: ObservableObject {
    @Published var order = Book.Order.title  // expect: unsaved-user-state
    @Published private(set) var layout = Layout.grid  // expect: unsaved-user-state
    private var books: [Book] = []
    private let shelf = Shelf()

    func show(_ layout: Layout) { self.layout = layout }

    func remove(_ book: Book) {
        let shown = Book.sorted(books, by: order)
        shelf.remove(shown.first)
    }

    func sift(by tags: Set<String>) { books = books.filter { !$0.tags.isDisjoint(with: tags) } }
}

struct Library: View {
    @SceneStorage("book") private var book = ""
    @StateObject private var model = LibraryModel()
    @State private var tags: Set<String> = []  // expect: unsaved-user-state
    @State private var searchText = ""  // expect: unsaved-user-state
    @State private var languages: Set<String> = []  // expect: unsaved-user-state
    @State private var asksOrder = false
    @State private var books: [Book] = []

    var body: some View {
        TextField("Search", text: $searchText)
        Picker("Layout", selection: Binding(get: { model.layout }, set: { model.show($0) })) { Text("Grid").tag(Layout.grid) }
        switch model.layout {
        case .grid: Text("grid")
        case .list: Text("list")
        }
        List(Book.sorted(books, by: model.order).filter { languages.isEmpty || languages.contains($0.language) }) { book in
            Button(book.title) { self.book = book.title }
        }
        .actionSheet(isPresented: $asksOrder) {
            ActionSheet(
                title: Text("Order"),
                buttons: [
                    .default(Text("Title")) { model.order = .title },
                    .default(Text("Year")) { model.order = .year },
                ])
        }
        .onChange(of: tags) { model.sift(by: tags) }
        ForEach(["old", "new"], id: \.self) { tag in
            Button(tag) {
                if tags.contains(tag) { tags.remove(tag) } else { tags.insert(tag) }
            }
            Button(tag) { languages.insert(tag) }
        }
    }
}

struct Book: Identifiable {
    enum Order { case title, year }
    let id = ""
    let title = ""
    let language = ""
    let tags: Set<String> = []
    static func sorted(_ books: [Book], by order: Order) -> [Book] { books }
}
