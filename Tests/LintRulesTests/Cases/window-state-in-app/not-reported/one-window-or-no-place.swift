enum Page: Hashable {
    case home
    case search
}
@main
struct Reader: App {
    @State private var page = Page.home
    @State private var isWelcomed = false
    @State private var setting = Page.home
    @AppStorage("page") private var kept = 0
    var body: some Scene {
        Window("Reader", id: "reader") {
            Shell(page: $page)
        }
        WindowGroup(id: "about") {
            Toggle("Welcome", isOn: $isWelcomed)
            TabView(selection: $kept) { Text("About").tag(0) }
        }
        Settings {
            TabView(selection: $setting) { Text("General").tag(Page.home) }
        }
    }
}
struct Shell: View {
    @Binding var page: Page
    var body: some View {
        TabView(selection: $page) { Text("Home").tag(Page.home) }
    }
}
