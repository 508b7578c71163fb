// Whoever hands others an identifier hands the notes none: a class above another one, and a type that the call leaves out.
//- Note.swift
struct Note: Identifiable {
    var id = UUID()
    var text: String
}
class Entry {
    let id: UUID
    init(id: UUID) {
        self.id = id
    }
}
final class Link: Entry {
    let address: URL
    init(id: UUID, address: URL) {
        self.address = address
        super.init(id: id)
    }
}
struct Place {
    let id: UUID
    let latitude: Double
    static func home(id: UUID) -> Place {
        .init(id: id, latitude: 0)
    }
}
//- Browser.swift
@main
struct Notes: App {
    var body: some Scene {
        WindowGroup {
            Browser(notes: [Note(text: "Milk"), Note(text: "Bread")])
        }
    }
}
struct Browser: View {
    let notes: [Note]
    @SceneStorage("note") private var note: String?
    var body: some View {
        List(notes) { item in
            Button(item.text) { note = item.id.uuidString } // expect: volatile-identifier-saved
        }
        Text(notes.first { $0.id.uuidString == note }?.text ?? "None")
    }
}
