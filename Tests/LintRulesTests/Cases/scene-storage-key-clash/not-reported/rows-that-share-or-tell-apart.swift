struct Row: View {
    let title: String
    @SceneStorage private var isOpen: Bool
    init(title: String) {
        self.title = title
        _isOpen = SceneStorage(wrappedValue: false, "open-\(title)")
    }
    var body: some View {
        DisclosureGroup(title, isExpanded: $isOpen) { Text(title) }
    }
}
struct Label: View {
    let title: String
    @SceneStorage("size") private var size = 12.0
    var body: some View {
        Text(title).font(.system(size: size))
    }
}
struct Chooser: View {
    @SceneStorage("size") private var size = 12.0
    var body: some View {
        Slider(value: $size)
    }
}
struct Detail: View {
    let title: String
    @SceneStorage("tab") private var tab = 0
    var body: some View {
        TabView(selection: $tab) { Text(title) }
    }
}
struct Pane: View {
    let name: String
    @SceneStorage("text") private var text = ""
    var body: some View {
        TextField(name, text: $text)
    }
}
struct Listing: View {
    let titles = ["a", "b"]
    let isWide = false
    var body: some View {
        VStack {
            ForEach(titles, id: \.self) { title in
                Row(title: title)
                Label(title: title)
                NavigationLink(title) { Detail(title: title) }
            }
            if isWide {
                Pane(name: "wide")
            } else {
                Pane(name: "narrow")
            }
        }
    }
}
