// What was stored gives the notes and tasks their identifiers.
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
struct Page: Identifiable {
    var id = UUID()
    var title = ""
}
protocol Marked {
    var mark: UUID { get set }
}
struct Leaf: Marked, Identifiable {
    var mark = UUID()
    var id: UUID { mark }
}
func mark<Thing: Marked>(_ thing: inout Thing, as stored: UUID) {
    thing.mark = stored
}
//- Browser.swift
struct Record: Codable {
    let id: UUID
    let text: String
}
@main
struct Notes: App {
    let records: [Record]
    var body: some Scene {
        WindowGroup {
            Browser(
                notes: records.map { Note(id: $0.id, text: $0.text) },
                tasks: [Task(name: "Buy")] + records.map { Task(id: $0.id, name: $0.text) },
                pages: records.map { record in
                    var page = Page()
                    page.id = record.id
                    return page
                },
                leaves: []
            )
        }
    }
}
struct Browser: View {
    let notes: [Note]
    let tasks: [Task]
    let pages: [Page]
    let leaves: [Leaf]
    @SceneStorage("note") private var note: String?
    @SceneStorage("task") private var task: String?
    @SceneStorage("page") private var page: String?
    @SceneStorage("leaf") private var leaf: String?
    var body: some View {
        List(notes) { item in
            Button(item.text) { note = item.id.uuidString }
        }
        List(tasks) { item in
            Button(item.name) { task = item.id.uuidString }
        }
        List(pages) { item in
            Button(item.title) { page = item.id.uuidString }
        }
        List(leaves) { item in
            Button("Leaf") { leaf = item.mark.uuidString }
        }
        Text(notes.first { $0.id.uuidString == note }?.text ?? "None")
        Text(tasks.first { $0.id.uuidString == task }?.name ?? "None")
        Text(pages.first { $0.id.uuidString == page }?.title ?? "None")
        Text(leaves.first { $0.mark.uuidString == leaf } == nil ? "None" : "Leaf")
    }
}
