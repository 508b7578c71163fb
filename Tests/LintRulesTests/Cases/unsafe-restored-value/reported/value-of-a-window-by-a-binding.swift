// A view is given the binding to the value, from a closure that names it and from one that names the binding.
struct Note: Identifiable { let id: UUID; var text: String }
@main
struct Notes: App {
    @State private var store = Store()
    var body: some Scene {
        WindowGroup("Note", for: UUID.self) { $id in
            Editor(id: $id, store: store)
        }
        WindowGroup("Page", for: Int.self) { page in
            Pages(page: page)
        }
    }
}
struct Editor: View {
    @Binding var id: UUID?
    let store: Store
    var body: some View {
        Text(store.notes.first { $0.id == id }!.text) // expect: unsafe-restored-value
    }
}
struct Pages: View {
    @Binding var page: Int?
    var body: some View {
        Text("Page \(page! + 1)") // expect: unsafe-restored-value
    }
}
final class Store { var notes: [Note] = [] }
