struct Note: Identifiable {
    let id = UUID()
    var text: String
}
@main
struct Notes: App {
    let notes = [Note(text: "One"), Note(text: "Two")]
    var body: some Scene {
        WindowGroup { Browser(notes: notes) }
        WindowGroup(for: UUID.self) { $id in
            Text(notes.first { $0.id == id }?.text ?? "None")
        }
    }
}
struct Browser: View {
    let notes: [Note]
    @Environment(\.openWindow) private var openWindow
    var body: some View {
        List(notes) { note in
            Button(note.text) { openWindow(value: note.id) } // expect: volatile-identifier-saved
        }
    }
}
