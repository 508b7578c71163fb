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
    @SceneStorage("last") private var last: Int?
    @SceneStorage("begun") private var begun: Int?
    @StateObject private var library = Library()
    var body: some View {
        VStack {
            if let open, library.books[open] != nil {
                Opened(shown: $open, library: library)
            }
            Last(shown: $last, library: library)
            Begun(shown: $begun, library: library)
        }
        .onAppear {
            last = nil
        }
    }
}
// It is only there where somebody looked.
struct Opened: View {
    @Binding var shown: Int?
    @ObservedObject var library: Library
    var body: some View {
        if let shown {
            Text(library.books[shown]!.title)
        }
    }
}
// The view around it begins afresh each time.
struct Last: View {
    @Binding var shown: Int?
    @ObservedObject var library: Library
    var body: some View {
        if let shown {
            Text(library.books[shown]!.title)
        }
    }
}
// It binds what it finds.
struct Begun: View {
    @Binding var shown: Int?
    @ObservedObject var library: Library
    var body: some View {
        if let shown, let book = library.books[shown] {
            Text(book.title)
        }
    }
}
