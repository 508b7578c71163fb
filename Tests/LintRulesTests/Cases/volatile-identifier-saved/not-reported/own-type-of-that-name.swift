// UUID is a type of the app, which counts on from launch to launch.
struct UUID: Hashable, Codable, Identifiable {
    let raw: Int
    init() { raw = Store.nextNumber() }
    var uuidString: String { String(raw) }
    var id: Int { raw }
}
enum Store {
    static func nextNumber() -> Int { UserDefaults.standard.integer(forKey: "n") + 1 }
}
struct Item: Identifiable {
    let id = UUID()
    var name: String
}
class List: UIViewController {
    var items: [Item] = []
    var selected: Item?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(selected?.id.uuidString, forKey: "selected")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let name = coder.decodeObject(of: NSString.self, forKey: "selected") as String?
        selected = items.first { $0.id.uuidString == name }
    }
}
