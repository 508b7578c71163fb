// The windows of a group come back with an identifier that may name nothing any more.
struct Note: Identifiable { let id: UUID; var text: String }
@main
struct Notes: App {
    @State private var store = Store()
    var body: some Scene {
        WindowGroup("Notes", id: "list") { List(store.notes) { note in OpenButton(id: note.id) } }
        WindowGroup("Note", for: UUID.self) { $id in
            Editor(note: store.notes.first { $0.id == id }!) // expect: unsafe-restored-value
        }
    }
}
struct OpenButton: View {
    let id: UUID
    @Environment(\.openWindow) private var openWindow
    var body: some View { Button("Open") { openWindow(value: id) } }
}
struct Editor: View { let note: Note; var body: some View { Text(note.text) } }
final class Store { var notes: [Note] = [] }
