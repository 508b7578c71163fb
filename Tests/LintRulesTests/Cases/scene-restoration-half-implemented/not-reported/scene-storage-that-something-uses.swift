import SwiftUI
@main
struct Notes: App {
    var body: some Scene {
        WindowGroup { List() }
    }
}
struct List: View {
    @SceneStorage("selected") private var selected = ""
    @SceneStorage("search") private var search = ""
    @SceneStorage("page") private var page = 0
    var body: some View {
        TextField("Search", text: $search).onAppear { page += 1 }
        Details(selected: $selected)
    }
}
struct Details: View {
    @Binding var selected: String
    @SceneStorage("shown") private var shown = ""
    @SceneStorage("shown") private var shownToo = ""
    var body: some View {
        Text(selected + shownToo).onAppear { shownToo = selected }
    }
}
