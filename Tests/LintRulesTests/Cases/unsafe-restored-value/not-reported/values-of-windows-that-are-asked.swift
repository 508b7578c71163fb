// Right: asked, bound, tested, made for all, given up.
struct Note: Identifiable { let id: UUID; var text: String }
@main
struct Notes: App {
    @State private var store = Store()
    static let titles = ["a": "A"]
    var body: some Scene {
        WindowGroup("Note", for: UUID.self) { $id in
            if let note = store.notes.first(where: { $0.id == id }) { Editor(note: note) } else { Text("Gone") }
            if let id, store.has(id) { Editor(note: store.notes.first { $0.id == id }!) }
            Button("Open") { print(store.notes.first { $0.id == id }!) }
        }
        WindowGroup("Row", for: Int.self) { $row in
            if let row, row < store.notes.count { Text(store.notes[row].text) }
            if let row, store.notes.indices.contains(row) { Text(store.notes[row].text) }
            if row != nil { Text("\(row!)") }
        }
        WindowGroup("Title", for: String.self) { $name in
            Text(Notes.titles[name ?? "a"] ?? "")
            Sub(name: name)
        } defaultValue: { "a" }
        WindowGroup("Not kept", for: Double.self) { $value in
            Text("\(value!)")
        }
        .restorationBehavior(.disabled)
    }
}
struct Sub: View {
    let name: String?
    var body: some View {
        if let name { Text(name) }
    }
}
struct Editor: View { let note: Note; var body: some View { Text(note.text) } }
final class Store {
    var notes: [Note] = []
    func has(_ id: UUID) -> Bool { notes.contains { $0.id == id } }
}
