//- Keys.swift
enum Keys {
    static let tags = "expand-tags"
    static let types = tags
}
//- Sidebar.swift
// Each opens and closes with the other, although their views have nothing in common.
struct Sidebar: View {
    @SceneStorage(Keys.tags) private var isTagsSectionExpanded = true
    @SceneStorage(Keys.types) private var isTypesSectionExpanded = true // expect: scene-storage-key-clash
    @SceneStorage("zoom") private var zoom = 1.0
    #if DEBUG
        @SceneStorage("zoom") private var debugZoom = 1.0 // expect: scene-storage-key-clash
    #endif
    var body: some View {
        DisclosureGroup("Tags", isExpanded: $isTagsSectionExpanded) { Text("Tags") }
        DisclosureGroup("Types", isExpanded: $isTypesSectionExpanded) { Text("Types") }
        Slider(value: $zoom)
        #if DEBUG
            Slider(value: $debugZoom)
        #endif
    }
}
//- Workspace.swift
struct Workspace: View {
    enum Pane: String { case files, search }
    @SceneStorage("pane") private var leading: Pane?
    @SceneStorage("pane") private var trailing: Pane? // expect: scene-storage-key-clash
    @SceneStorage("pane") private var bottom: Pane? // expect: scene-storage-key-clash
    @SceneStorage private var query: String
    @SceneStorage private var replacement: String // expect: scene-storage-key-clash
    init() {
        _query = SceneStorage(wrappedValue: "", "search")
        _replacement = SceneStorage(wrappedValue: "", "search")
    }
    var body: some View {
        Button("Leading") { leading = .files }
        Button("Trailing") { trailing = .search }
        Button("Bottom") { bottom = .search }
        Text(leading?.rawValue ?? trailing?.rawValue ?? bottom?.rawValue ?? "")
        TextField("Search", text: $query)
        TextField("Replace", text: $replacement)
    }
}
