// Each launch makes the notes and tasks again, and nobody hands them an identifier, though somebody might.
//- Items.swift
struct Note: Identifiable {
    var id = UUID()
    var text: String
}
struct Task: Identifiable {
    let id: UUID
    var name: String
    init(id: UUID = UUID(), name: String) {
        self.id = id
        self.name = name
    }
}
//- Browser.swift
@main
struct Notes: App {
    var body: some Scene {
        WindowGroup {
            Browser(
                notes: [Note(text: "Milk"), Note(text: "Bread")],
                tasks: [Task(name: "Buy"), Task(id: UUID(), name: "Cook")]
            )
        }
    }
}
struct Browser: View {
    let notes: [Note]
    let tasks: [Task]
    @SceneStorage("note") private var note: String?
    @SceneStorage("task") private var task: String?
    var body: some View {
        List(notes) { item in
            Button(item.text) { note = item.id.uuidString } // expect: volatile-identifier-saved
        }
        List(tasks) { item in
            Button(item.name) { task = item.id.uuidString } // expect: volatile-identifier-saved
        }
        Text(notes.first { $0.id.uuidString == note }?.text ?? "None")
        Text(tasks.first { $0.id.uuidString == task }?.name ?? "None")
    }
}
