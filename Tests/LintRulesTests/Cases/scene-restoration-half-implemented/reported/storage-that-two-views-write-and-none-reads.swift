//- Tabs.swift
struct Tabs: View {
    @SceneStorage("tab") var savedTab = "a" // expect: scene-restoration-half-implemented
    @State private var tab = "a"
    var body: some View {
        VStack {
            TabView(selection: $tab) {
                Text("a").tag("a")
                Text("b").tag("b")
            }
            Reset()
        }
        .onChange(of: tab) {
            self.savedTab = tab
        }
    }
}
struct Reset: View {
    @SceneStorage("tab") private var last = "a"
    var body: some View {
        Button("Reset") { last = "a" }
    }
}
