// The view asks whether there is one, and what it names; another binding is none of the window's.
struct Note: Identifiable { let id: UUID; var text: String }
@main
struct Notes: App {
    @State private var store = Store()
    @State private var name: String? = "a"
    var body: some Scene {
        WindowGroup("Note", for: UUID.self) { $id in
            Editor(id: $id, name: $name, store: store)
        }
    }
}
struct Editor: View {
    @Binding var id: UUID?
    @Binding var name: String?
    let store: Store
    var body: some View {
        Text(name!)
        if let note = store.notes.first(where: { $0.id == id }) { Text(note.text) }
        if id != nil { Text(id!.uuidString) }
    }
}
final class Store { var notes: [Note] = [] }
