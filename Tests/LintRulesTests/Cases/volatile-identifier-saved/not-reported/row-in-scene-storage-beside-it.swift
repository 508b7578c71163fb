// The place in the list is kept beside it.
struct Item: Identifiable {
    let id = UUID()
    var name: String
}
struct Browser: View {
    let items: [Item]
    @SceneStorage("row") private var row: Int = 0
    @SceneStorage("id") private var id: String?
    var body: some View {
        List(items) { item in
            Button(item.name) {
                id = item.id.uuidString
                row = items.firstIndex { $0.id == item.id } ?? 0
            }
        }
        Text(items.first { $0.id.uuidString == id }?.name ?? (items.indices.contains(row) ? items[row].name : "None"))
    }
}
