// A new window has no value; a name may be gone.
@main
struct Notes: App {
    @State private var store = Store()
    var body: some Scene {
        WindowGroup("Note", for: Int.self) { $row in
            Text(store.notes[row!]) // expect: unsafe-restored-value
        }
        WindowGroup("Other", for: String.self) { $name in
            Text(store.byName[name ?? ""]!) // expect: unsafe-restored-value
        }
    }
}
final class Store { var notes: [String] = []; var byName: [String: String] = [:] }
