struct Row: View {
    let title: String
    @SceneStorage("isOpen") private var isOpen = false // expect: scene-storage-key-clash
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
            Section {
                ForEach(titles, id: \.self) { title in
                    Row(title: title).padding()
                }
            }
        }
        .navigationTitle("List")
    }
}
struct Pane: View {
    let name: String
    @SceneStorage("text") private var text = "" // expect: scene-storage-key-clash
    var body: some View {
        TextField(name, text: $text)
    }
}
struct Both: View {
    var body: some View {
        HStack {
            Pane(name: "left")
            Divider()
            Pane(name: "right")
        }
    }
}
