// Of a property that is not private, in a row of a row, in a label, by a method, in one case of several.
struct Item: Identifiable {
    let id: Int
    var title = ""
    var kind = Kind.task
    enum Kind { case task, note }
}
struct TaskRow: View {
    let item: Item
    @SceneStorage("isDone") var isDone = false // expect: scene-storage-key-clash
    var body: some View {
        Toggle(item.title, isOn: $isDone)
    }
}
struct NoteRow: View {
    let item: Item
    @SceneStorage("draft") private var draft = "" // expect: scene-storage-key-clash
    var body: some View {
        VStack {
            Text(item.title)
            TextEditor(text: $draft)
        }
    }
}
struct Header: View {
    let title: String
    @SceneStorage("isPinned") private var isPinned = false // expect: scene-storage-key-clash
    var body: some View {
        Button(title) { isPinned.toggle() }
    }
}
struct Card: View {
    let item: Item
    var body: some View {
        GroupBox {
            Header(title: item.title)
            Text(item.title)
        }
    }
}
struct Amount: View {
    @Binding var item: Item
    @SceneStorage("amount") private var amount = 0 // expect: scene-storage-key-clash
    var body: some View {
        Stepper(value: $amount) { Text(item.title) }
    }
}
struct Score: View {
    let item: Item
    @SceneStorage("score") private var score = 0 // expect: scene-storage-key-clash
    var body: some View {
        Button("More") { score += 1 }
    }
}
struct Listing: View {
    @State private var items: [Item] = []
    var body: some View {
        NavigationStack {
            List($items) { $item in
                switch item.kind {
                case .task: TaskRow(item: item)
                case .note: NoteRow(item: item)
                }
                NavigationLink(value: item.id) { Card(item: item) }
            }
            ForEach($items) { $item in
                amount($item)
            }
            ForEach(items, content: score)
        }
    }
    private func amount(_ item: Binding<Item>) -> some View {
        Amount(item: item)
    }
    private func score(of item: Item) -> some View {
        Score(item: item).padding()
    }
}
