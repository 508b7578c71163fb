// What a restored value names may have been deleted since: a function of another file, a dictionary, a search, and an Optional used at once.
//- Store.swift
struct Item {
    var id: Int
    var name: String
}
final class Store {
    static let shared = Store()
    private var byID = [Int: Item]()
    var items: [Item] = []
    func item(withID id: Int) -> Item? {
        return byID[id]
    }
    func item(named name: String) -> Item? {
        for item in items where item.name == name { return item }
        return nil
    }
    func first(of id: Int) -> Item? { item(withID: id) }
}
//- Detail.swift
class Detail: UIViewController {
    var item: Item?
    var other: Item!
    var positions: [String: Int] = [:]
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(item?.id ?? 0, forKey: "id")
        coder.encode(item?.name, forKey: "name")
        coder.encode(other.id, forKey: "other")
        coder.encode(1, forKey: "first")
        coder.encode(2, forKey: "second")
        coder.encode(title, forKey: "title")
        coder.encode(3, forKey: "third")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let id = Int(coder.decodeInt32(forKey: "id"))
        item = Store.shared.item(withID: id)! // expect: unsafe-restored-value
        if let name = coder.decodeObject(of: NSString.self, forKey: "name") as String? {
            item = Store.shared.item(named: name)! // expect: unsafe-restored-value
        }
        other = Store.shared.item(withID: coder.decodeInteger(forKey: "other"))
        navigationItem.title = other.name // expect: unsafe-restored-value
        let first = coder.decodeInteger(forKey: "first")
        item = Store.shared.items.first(where: { $0.id == first })! // expect: unsafe-restored-value
        let second = coder.decodeInteger(forKey: "second")
        if second > 0 {
            let found = Store.shared.items.last { $0.id == second }
            item = found! // expect: unsafe-restored-value
        }
        if coder.containsValue(forKey: "title") {
            let title = coder.decodeObject(of: NSString.self, forKey: "title") as String? ?? ""
            navigationItem.prompt = "\(positions[title]!)" // expect: unsafe-restored-value
        }
        let third = coder.decodeInteger(forKey: "third")
        guard let last = Store.shared.first(of: third) else {
            fatalError("no item") // expect: unsafe-restored-value
        }
        item = last
    }
}
