// What the defaults keep says how something is shown, where a window of settings was, with which tab the app begins, or which page of an introduction
// there was: nobody is brought back to where he was.
import SwiftUI
@main struct Library: App {
    var body: some Scene {
        WindowGroup {
            Welcome()
            Shelves(titles: [])
        }
        Settings { SettingsView() }
    }
}
struct Shelves: View {
    let titles: [String]
    @AppStorage("startTab") private var first = "books"
    @AppStorage("order") private var isAscending = true
    @AppStorage("marked") private var marked: String?
    @State private var tab = ""
    @State private var query = ""
    var body: some View {
        TabView(selection: $tab) {
            List(titles.filter { query.isEmpty || $0.contains(query) }, id: \.self, selection: $marked) { title in
                Text(title).bold(isAscending)
            }
            .searchable(text: $query)
            .tag("books")
            Text("Authors").tag("authors")
        }
        .onAppear { tab = first }
    }
}
struct SettingsView: View {
    @AppStorage("settingsTab") private var tab = "general"
    @AppStorage("startTab") private var first = "books"
    var body: some View {
        TabView(selection: $tab) {
            TextField("First", text: $first).tabItem { Text("General") }.tag("general")
            Text("About").tabItem { Text("About") }.tag("about")
        }
    }
}
struct Welcome: View {
    @AppStorage("introduction") private var page = 0
    var body: some View {
        TabView(selection: $page) {
            Text("One").tag(0)
            Text("Two").tag(1)
        }
        .tabViewStyle(.page)
    }
}
