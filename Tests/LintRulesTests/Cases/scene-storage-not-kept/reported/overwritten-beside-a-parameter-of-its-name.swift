// What an initializer is given has the name of the storage, and is another value.
import SwiftUI
@main struct Shop: App {
    var body: some Scene {
        WindowGroup {
            Tabs(tab: nil)
            Pages(page: 1)
        }
    }
}
enum Tab: String { case home, search }
struct Tabs: View {
    @SceneStorage("tab") private var tab: Tab = .home
    private let first: Tab?
    init(tab: Tab?) { first = tab }
    var body: some View {
        TabView(selection: $tab) {
            Text("Home").tag(Tab.home)
            Text("Search").tag(Tab.search)
        }
        .onAppear { tab = .home } // expect: scene-storage-not-kept
    }
}
struct Pages: View {
    @SceneStorage("page") private var page = 0
    private let last: Int
    init(page: Int) {
        self.last = max(page, 1)
    }
    var body: some View {
        Button("Next") { page = min(page + 1, last) }
            .onAppear { page = 0 } // expect: scene-storage-not-kept
    }
}
