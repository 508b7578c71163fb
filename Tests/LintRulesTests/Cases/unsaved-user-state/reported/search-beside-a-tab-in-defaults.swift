// The app brings its user back to the tab that the defaults keep, without what was searched for there.
import SwiftUI
@main struct Library: App {
    var body: some Scene {
        WindowGroup { Shelves() }
    }
}
struct Shelves: View {
    @AppStorage("tab") private var tab = "books"
    var body: some View {
        TabView(selection: $tab) {
            Books(titles: []).tabItem { Text("Books") }.tag("books")
            Text("Authors").tabItem { Text("Authors") }.tag("authors")
        }
    }
}
struct Books: View {
    let titles: [String]
    @State private var query = "" // expect: unsaved-user-state
    var body: some View {
        List(titles.filter { query.isEmpty || $0.contains(query) }, id: \.self) { Text($0) }
            .searchable(text: $query)
    }
}
