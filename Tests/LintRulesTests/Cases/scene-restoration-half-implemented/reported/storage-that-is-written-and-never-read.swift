struct Tabs: View {
    @SceneStorage("tab") private var savedTab = "a" // expect: scene-restoration-half-implemented
    @State private var tab = "a"
    var body: some View {
        TabView(selection: $tab) {
            Text("a").tag("a")
            Text("b").tag("b")
        }
        .onChange(of: tab) { savedTab = tab }
    }
}
