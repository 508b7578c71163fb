// The defaults keep the tab and what was searched for there; who is launched the first time goes through a stack that nobody sees again.
import SwiftUI
@main struct Library: App {
    var body: some Scene {
        WindowGroup { Shelves() }
    }
}
struct Shelves: View {
    @AppStorage("tab") private var tab = "books"
    @AppStorage("isSetUp") private var isSetUp = false
    var body: some View {
        if isSetUp {
            TabView(selection: $tab) {
                Books(titles: []).tabItem { Text("Books") }.tag("books")
                Text("Authors").tabItem { Text("Authors") }.tag("authors")
            }
        } else {
            FirstLaunchView(steps: [])
        }
    }
}
struct Books: View {
    let titles: [String]
    @AppStorage("query") private var query = ""
    var body: some View {
        List(titles.filter { query.isEmpty || $0.contains(query) }, id: \.self) { Text($0) }
            .searchable(text: $query)
    }
}
struct FirstLaunchView: View {
    let steps: [String]
    @State private var path: [String] = []
    var body: some View {
        NavigationStack(path: $path) {
            List(steps, id: \.self) { NavigationLink($0, value: $0) }
                .navigationDestination(for: String.self) { Text($0) }
        }
    }
}
