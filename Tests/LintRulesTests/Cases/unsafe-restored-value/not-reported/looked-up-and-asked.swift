// Asked first, made where it is missing, no look-up at all, or by something else.
struct Item {
    var id: Int
    var name: String
}
class Store {
    static let shared = Store()
    var byID: [Int: Item] = [:]
    func item(withID id: Int) -> Item? { byID[id] }
    func has(_ id: Int) -> Bool { byID[id] != nil }
    func itemOrNew(withID id: Int) -> Item? {
        if let item = byID[id] { return item }
        let item = Item(id: id, name: "")
        byID[id] = item
        return item
    }
    func date(of text: String) -> Date? { Formats.day.date(from: text) }
    func name(of id: Int) -> String { byID[id]?.name ?? "" }
}
enum Formats {
    static let day = DateFormatter()
}
class Detail: UIViewController {
    var item: Item?
    var other: Item!
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(item?.id ?? 0, forKey: "id")
        coder.encode("2020-01-01", forKey: "day")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let id = Int(coder.decodeInt32(forKey: "id"))
        if Store.shared.has(id) { item = Store.shared.item(withID: id)! }
        if Store.shared.byID[id] != nil { item = Store.shared.byID[id]! }
        let found = Store.shared.item(withID: id)
        if found != nil { item = found! }
        item = Store.shared.itemOrNew(withID: id)!
        title = Store.shared.name(of: id)
        let day = coder.decodeObject(of: NSString.self, forKey: "day") as String? ?? ""
        title = "\(Store.shared.date(of: day)!)"
        item = Store.shared.byID.values.first(where: { $0.name.isEmpty })!
        other = Store.shared.item(withID: id)
        if other != nil { title = other.name }
        title = other == nil ? nil : other.name
        title = other?.name
    }
}
