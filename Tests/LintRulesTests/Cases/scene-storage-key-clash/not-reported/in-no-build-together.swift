@main struct Journal: App {
    var body: some Scene {
        WindowGroup { ContentView() }
    }
}
#if os(macOS)
struct Sidebar: View {
    @SceneStorage("selection") private var row = 0
    var body: some View {
        Stepper("Row", value: $row)
    }
}
#elseif os(iOS)
struct Detail: View {
    @SceneStorage("selection") private var title = ""
    var body: some View {
        TextField("Title", text: $title)
    }
}
#else
struct Glance: View {
    @SceneStorage("selection") private var isShown = true
    var body: some View {
        Toggle("Shown", isOn: $isShown)
    }
}
#endif
#if os(visionOS)
struct Immersion: View {
    @SceneStorage("selection") private var depth = 1.5
    var body: some View {
        Slider(value: $depth)
    }
}
#endif
