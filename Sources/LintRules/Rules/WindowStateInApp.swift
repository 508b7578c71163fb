import AppModel

extension Rule {
    static let windowStateInApp = Rule(
        id: "window-state-in-app",
        summary: "What a window shows is a `@State` of the app, which all windows share and nobody saves.",
        why: "Choosing something in one window changes all others, and after a relaunch they show the first thing again.",
        help: "Declare it in the window's own view, as `@SceneStorage` or, where it need not come back, as `@State`.",
        rationale: """
            A group makes its content once for each window, and the state of a view in it is the window's own. A property of the app is \
            there once. Where a tab or the path of a stack is bound to it, two windows cannot show two things, and SwiftUI keeps nothing \
            of it.
            """,
        limits: """
            Speaks of properties that are the `selection` of a `TabView`, `List` or `Table` or the `path` of a `NavigationStack` within a \
            `WindowGroup`, there or in views that get a binding. The app has to open windows, or to have a group by name or for values, \
            and to leave the command for a new one as it is. `@AppStorage` is left alone, as are objects that hold such state.
            """,
        switchOff: "Where all windows are meant to follow one another.",
        severity: .note,
        facts: ["I17"],
        examples: [
            .bad("""
                enum Page: Hashable { case home, search }
                @main
                struct Reader: App {
                    @State private var page = Page.home // expect: window-state-in-app
                    var body: some Scene {
                        WindowGroup { Browser(page: $page) }
                        WindowGroup(id: "about") { Text("About") }
                    }
                }
                struct Browser: View {
                    @Binding var page: Page
                    var body: some View {
                        TabView(selection: $page) { Text("Home").tag(Page.home) }
                    }
                }
                """),
            .bad("""
                @main
                struct Shop: App {
                    @State private var path: [Int] = [] // expect: window-state-in-app
                    var body: some Scene {
                        WindowGroup {
                            NavigationStack(path: $path) { Text("Shelf") }
                        }
                        WindowGroup(for: Int.self) { $item in Text("Item") }
                    }
                }
                """),
            .instead("""
                enum Page: String, Hashable { case home, search }
                @main
                struct Reader: App {
                    var body: some Scene {
                        WindowGroup { Browser() }
                        WindowGroup(id: "about") { Text("About") }
                    }
                }
                struct Browser: View {
                    @SceneStorage("page") private var page = Page.home
                    var body: some View {
                        TabView(selection: $page) { Text("Home").tag(Page.home) }
                    }
                }
                """),
            .good("""
                // One window, and a sheet that is no place.
                enum Page: Hashable { case home, search }
                @main
                struct Reader: App {
                    @State private var page = Page.home
                    @State private var isWelcomed = false
                    var body: some Scene {
                        Window("Reader", id: "reader") {
                            TabView(selection: $page) { Text("Home").tag(Page.home) }
                        }
                        WindowGroup(id: "about") { Toggle("Welcome", isOn: $isWelcomed) }
                    }
                }
                """),
            .good("""
                // Kept for the whole app on purpose.
                @main
                struct Shop: App {
                    @AppStorage("shelf") private var shelf = 0
                    var body: some Scene {
                        WindowGroup {
                            TabView(selection: $shelf) { Text("Shelf").tag(0) }
                        }
                        WindowGroup(id: "cart") { Text("Cart") }
                    }
                }
                """),
        ]
    ) { app in
        app.statesOfAllWindows().map { state in
            Finding(
                at: state.property.location,
                "all windows of '\(state.property.owner.name)' share '\(state.property.fact.name)', which is lost with the launch",
                symbol: state.property.owner.name + "." + state.property.fact.name,
                notes: [Note(at: state.use, "it says here what a window shows")])
        }
    }
}
