struct Row: View {
    let title: String
    @SceneStorage private var isOpen: Bool // expect: scene-storage-key-clash
    init(title: String) {
        self.title = title
        _isOpen = SceneStorage(wrappedValue: false, "row.open")
    }
    var body: some View {
        DisclosureGroup(title, isExpanded: $isOpen) {
            Text(title)
        }
    }
}
struct Other: View {
    let title: String
    @SceneStorage(wrappedValue: false, "other.open") private var isOpen // expect: scene-storage-key-clash
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
                Other(title: title)
            }
        }
    }
}
