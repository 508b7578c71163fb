struct Reader: View {
    #if os(iOS)
    @SceneStorage("page") private var page = 1
    #else
    @SceneStorage("sheet") private var page = 0
    #endif
    var body: some View {
        #if os(iOS)
        Text("\(page)")
        #else
        Stepper("Sheet", value: $page)
        #endif
    }
}
#if os(iOS)
struct Console: View {
    @SceneStorage("is-vertical") private var isVertical = false
    var body: some View {
        Text(isVertical ? "Columns" : "Rows")
    }
}
#else
struct Console: View {
    @SceneStorage("is-vertical") private var isVertical = false
    var body: some View {
        Toggle("Columns", isOn: $isVertical)
    }
}
#endif
// It may be of either.
#if os(iOS)
struct Sidebar: View {
    @SceneStorage("row") var row = 0
    var body: some View {
        Text("\(row)")
    }
}
#else
struct Sidebar: View {
    @SceneStorage("line") var row = 0
    var body: some View {
        Text("\(row)")
    }
}
#endif
extension Sidebar {
    func next() {
        row += 1
    }
}
