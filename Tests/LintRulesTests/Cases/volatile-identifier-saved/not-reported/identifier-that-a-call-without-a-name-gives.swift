// The objects are made without saying of which type, by an initializer of an extension, or in a list that is no function's.
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
    var title: String
}
extension Page {
    init(record: Record) {
        self.init(id: record.id, title: record.text)
    }
}
struct Leaf: Identifiable {
    var id = UUID()
    var title: String
    static let all = [Leaf(id: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!, title: "First")]
}
//- Browser.swift
struct Record: Codable {
    let id: UUID
    let text: String
}
@main
struct Notes: App {
    let records: [Record]
    var notes: [Note] { records.map { .init(id: $0.id, text: $0.text) } }
    var tasks: [Task] { records.map { .init(id: $0.id, name: $0.text) } }
    var body: some Scene {
        WindowGroup {
            Browser(notes: notes, tasks: tasks, pages: records.map(Page.init(record:)), leaves: Leaf.all)
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
            Button(item.title) { leaf = item.id.uuidString }
        }
        Text(notes.first { $0.id.uuidString == note }?.text ?? "None")
        Text(tasks.first { $0.id.uuidString == task }?.name ?? "None")
        Text(pages.first { $0.id.uuidString == page }?.title ?? "None")
        Text(leaves.first { $0.id.uuidString == leaf }?.title ?? "None")
    }
}
