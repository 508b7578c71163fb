// Another scene has a storage of its own.
@main struct Journal: App {
    var body: some Scene {
        WindowGroup { ContentView() }
        Settings { Preferences() }
    }
}
struct ContentView: View {
    @SceneStorage("selection") private var row = 0
    var body: some View { Stepper("Row", value: $row) }
}
struct Preferences: View {
    @SceneStorage("selection") private var tab = "general"
    var body: some View { TextField("Tab", text: $tab) }
}
