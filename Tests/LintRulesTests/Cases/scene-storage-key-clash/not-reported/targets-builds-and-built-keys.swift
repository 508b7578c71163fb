//- Phone/ContentView.swift
// Two targets, two builds, and keys that are built at run time.
struct ContentView: View {
    @SceneStorage("selection") var row = 0
    var body: some View { Stepper("Row", value: $row) }
}
//- Mac/ContentView.swift
struct ContentView: View {
    #if DEBUG
        @SceneStorage("pane") var pane = 0
    #else
        @SceneStorage("pane") var title = ""
    #endif
    @SceneStorage("selection") var row = ""
    var body: some View { TextField("Row", text: $row) }
}
//- Shared/Page.swift
struct Page: View {
    @SceneStorage private var row: Int
    @SceneStorage private var text: String
    init(document: String) {
        _row = SceneStorage(wrappedValue: 0, "row." + document)
        _text = SceneStorage(wrappedValue: "", "text." + document)
    }
    var body: some View { Text(text) }
}
