// What was stored is written into the identifier in a tuple, by reference and through key paths.
//- Items.swift
struct Note: Identifiable {
    var id = UUID()
    var text = ""
}
struct Task: Identifiable {
    var id = UUID()
    var name = ""
}
struct Page: Identifiable {
    var id = UUID()
    var title = ""
}
struct Leaf: Identifiable {
    var id = UUID()
    var title = ""
}
//- Browser.swift
struct Record: Codable {
    let id: UUID
    let text: String
    func fill(_ target: inout UUID) {
        target = id
    }
    func fill<Thing>(_ thing: inout Thing, _ path: WritableKeyPath<Thing, UUID>) {
        thing[keyPath: path] = id
    }
}
@main
struct Notes: App {
    let records: [Record]
    var body: some Scene {
        WindowGroup {
            Browser(notes: notes, tasks: tasks, pages: pages, leaves: leaves)
        }
    }
    var notes: [Note] {
        records.map { record in
            var note = Note()
            (note.id, note.text) = (record.id, record.text)
            return note
        }
    }
    var tasks: [Task] {
        records.map { record in
            var task = Task()
            record.fill(&task.id)
            return task
        }
    }
    var pages: [Page] {
        records.map { record in
            var page = Page()
            page[keyPath: \.id] = record.id
            return page
        }
    }
    var leaves: [Leaf] {
        records.map { record in
            var leaf = Leaf()
            record.fill(&leaf, \.id)
            return leaf
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
