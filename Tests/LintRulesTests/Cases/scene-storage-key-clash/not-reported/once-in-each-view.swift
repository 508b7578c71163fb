//- Sidebar.swift
// One value for two views; one for the one or the other build; and an enum by its case and by what is stored.
struct Sidebar: View {
    @SceneStorage("is-expanded") private var isExpanded = true
    #if os(macOS)
        @SceneStorage("width") private var width = 200.0
    #else
        @SceneStorage("width") private var compactWidth = 100.0
    #endif
    var body: some View {
        DisclosureGroup("Tags", isExpanded: $isExpanded) { Detail() }
        #if os(macOS)
            Slider(value: $width)
        #else
            Slider(value: $compactWidth)
        #endif
    }
}
struct Detail: View {
    enum Tab: Int { case first, second }
    @SceneStorage("is-expanded") private var isExpanded = true
    @SceneStorage("tab") private var tab = Tab.first
    @SceneStorage("tab") private var number = 0
    var body: some View {
        Toggle("Expanded", isOn: $isExpanded)
        Button("Second") { tab = .second }
        Stepper("Tab", value: $number)
        Text("\(tab.rawValue)")
    }
}
//- Pages.swift
// The key is told from outside, and another is private to each of two nested views.
struct Pages: View {
    @SceneStorage private var first: Int
    @SceneStorage private var second: Int
    init(first: String, second: String) {
        _first = SceneStorage(wrappedValue: 0, first)
        _second = SceneStorage(wrappedValue: 0, second)
    }
    var body: some View {
        Stepper("First", value: $first)
        Stepper("Second", value: $second)
    }
}
struct Outline: View {
    @SceneStorage("row") private var row = 0
    struct Header: View {
        @SceneStorage("row") private var row = 0
        var body: some View { Text("\(row)") }
    }
    var body: some View {
        Header()
        Stepper("Row", value: $row)
    }
}
