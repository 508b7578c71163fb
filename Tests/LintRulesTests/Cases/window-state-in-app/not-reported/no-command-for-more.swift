enum Page: Hashable {
    case home
    case search
}
@main
struct Reader: App {
    @State private var page = Page.home
    var body: some Scene {
        WindowGroup {
            TabView(selection: $page) {
                Text("Home").tag(Page.home)
                Text("Search").tag(Page.search)
            }
        }
        .commands {
            CommandGroup(replacing: .newItem) {}
        }
        WindowGroup(id: "about") { Text("About") }
    }
}
