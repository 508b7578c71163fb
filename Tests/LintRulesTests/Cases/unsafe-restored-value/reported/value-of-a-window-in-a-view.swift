// A view is given the identifier that its window came back with.
struct Note: Identifiable { let id: UUID; var text: String }
@main
struct Notes: App {
    @State private var store = Store()
    var body: some Scene {
        WindowGroup("Note", for: UUID.self) { $id in
            if let id {
                Editor(id: id, store: store)
            }
        }
    }
}
struct Editor: View {
    let id: UUID
    let store: Store
    var body: some View {
        Text(store.notes.first { $0.id == id }!.text) // expect: unsafe-restored-value
    }
}
final class Store { var notes: [Note] = [] }
