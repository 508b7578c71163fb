//- Items.swift
struct Decoded: Identifiable, Codable {
    var id = UUID()
}
struct Given: Identifiable {
    let id: UUID
    init(id: UUID = UUID()) { self.id = id }
}
final class Stored: NSManagedObject, Identifiable {
    @NSManaged var id: UUID
}
struct Saved: Identifiable {
    private(set) var id = UUID()
    mutating func load(_ text: String) { id = UUID(uuidString: text) ?? id }
}
struct Own: Hashable {
    let number: Int
    var hashValue: Int { number }
}
struct Constant: Identifiable {
    let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
}
//- Browser.swift
struct Browser: View {
    let decoded: [Decoded]
    let given: [Given]
    let stored: [Stored]
    let saved: [Saved]
    let own: [Own]
    let constant: [Constant]
    @SceneStorage("selected") private var selected: String?
    @SceneStorage("number") private var number = 0
    var body: some View {
        Text("\(selected ?? "None") \(number)")
        List(decoded) { item in Button("Decoded") { selected = item.id.uuidString } }
        List(given) { item in Button("Given") { selected = item.id.uuidString } }
        List(stored) { item in Button("Stored") { selected = item.id.uuidString } }
        List(saved) { item in Button("Saved") { selected = item.id.uuidString } }
        List(own, id: \.number) { item in Button("Own") { number = item.hashValue } }
        List(constant) { item in Button("Constant") { selected = item.id.uuidString } }
    }
}
