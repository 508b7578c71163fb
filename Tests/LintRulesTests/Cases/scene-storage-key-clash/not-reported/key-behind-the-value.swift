struct Row: View {
    let title: String
    @SceneStorage private var isOpen: Bool
    init(title: String) {
        self.title = title
        _isOpen = SceneStorage(wrappedValue: false, "row.\(title)")
    }
    var body: some View {
        DisclosureGroup(title, isExpanded: $isOpen) {
            Text(title)
        }
    }
}
struct Other: View {
    let title: String
    @SceneStorage private var isOpen: Bool
    init(title: String) {
        self.title = title
        _isOpen = SceneStorage(wrappedValue: false, "row.open")
    }
    init(title: String, key: String) {
        self.title = title
        _isOpen = SceneStorage(wrappedValue: false, key)
    }
    var body: some View {
        DisclosureGroup(title, isExpanded: $isOpen) {
            Text(title)
        }
    }
}
struct Listing: View {
    let titles = ["a", "b"]
    var body: some View {
        List {
            ForEach(titles, id: \.self) { title in
                Row(title: title)
                Other(title: title, key: title)
            }
        }
    }
}
