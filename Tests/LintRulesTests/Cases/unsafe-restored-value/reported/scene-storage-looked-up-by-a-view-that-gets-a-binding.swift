import SwiftUI
@main
struct Catalogue: App {
    var body: some Scene {
        WindowGroup {
            Shelf()
        }
    }
}
struct Book {
    var title = ""
}
class Library: ObservableObject {
    @Published var books: [Int: Book] = [:]
    func remove(_ id: Int) {
        books[id] = nil
    }
}
struct Shelf: View {
    @SceneStorage("open") private var open: Int?
    @StateObject private var library = Library()
    var body: some View {
        VStack {
            Opened(shown: $open, library: library)
        }
    }
}
struct Opened: View {
    @Binding var shown: Int?
    @ObservedObject var library: Library
    var body: some View {
        List(selection: $shown) {
            ForEach(Array(library.books.keys), id: \.self) { id in
                Text("\(id)")
            }
        }
        if let shown {
            Text(library.books[shown]!.title) // expect: unsafe-restored-value
        }
    }
}
