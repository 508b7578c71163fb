// A generator of its own, in a namespace and behind a typealias.
enum Seeded {
    struct UUID: Hashable { let uuidString: String; init() { uuidString = "\(Sequence.next())" } }
}
enum Sequence { static func next() -> Int { 1 } }
typealias Identifier = Seeded.UUID
struct Item: Identifiable {
    let id = Identifier()
    let other = Seeded.UUID()
    var name: String
}
class List: UIViewController {
    var items: [Item] = []
    var selected: Item?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(selected?.id.uuidString, forKey: "selected")
        coder.encode(selected?.other.uuidString, forKey: "other")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let name = coder.decodeObject(of: NSString.self, forKey: "selected") as String?
        let other = coder.decodeObject(of: NSString.self, forKey: "other") as String?
        selected = items.first { $0.id.uuidString == name || $0.other.uuidString == other }
    }
}
