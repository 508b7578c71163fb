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
struct Detail: View {
    @SceneStorage("selection") private var title = "" // expect: scene-storage-key-clash
    var body: some View {
        TextField("Title", text: $title)
    }
}
#endif
struct Settings: View {
    @SceneStorage("zoom") private var zoom = 1.0
    #if DEBUG
    @SceneStorage("zoom") private var note = "" // expect: scene-storage-key-clash
    #endif
    var body: some View {
        Slider(value: $zoom)
        #if DEBUG
        TextField("Note", text: $note)
        #endif
    }
}
