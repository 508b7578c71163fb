//- App.swift
enum Page: Hashable {
    case home
    case search
}
@main
struct Reader: App {
    @State var page = Page.home // expect: window-state-in-app
    @State var path: [Int] = [] // expect: window-state-in-app
    var body: some Scene {
        mainScene
        WindowGroup(for: Int.self) { $number in Text("\(number ?? 0)") }
    }
}
//- App+Scenes.swift
extension Reader {
    var mainScene: some Scene {
        WindowGroup {
            Shell(chosen: $page, path: $path)
        }
    }
}
//- Shell.swift
struct Shell: View {
    @Binding var chosen: Page
    @Binding var path: [Int]
    var body: some View {
        Tabs(page: $chosen)
        NavigationStack(path: $path) { Text("Root") }
    }
}
struct Tabs: View {
    @Binding var page: Page
    var body: some View { tabs }
    private var tabs: some View {
        TabView(selection: .init(get: { page }, set: { page = $0 })) {
            Text("Home").tag(Page.home)
            Text("Search").tag(Page.search)
        }
    }
}
