// Told: an initializer behind another, a loop that finds nothing.
//- Model.swift
enum Failure: Error { case none }
struct Item { let name: String }
final class Store {
    var items: [Item] = []
    func load() { items = [Item(name: "a")] }
    func item(named name: String) throws -> Item {
        for item in items where item.name == name { return item }
        throw Failure.none
    }
    func first(_ name: String) throws -> Item {
        let found = try item(named: name)
        return found
    }
}
//- Reader.swift
class Reader: UIViewController {
    let store = Store()
    var item: Item?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(item?.name, forKey: "item")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        store.load()
        if let name = coder.decodeObject(of: NSString.self, forKey: "item") as String? {
            item = try! store.first(name) // expect: unsafe-restored-value
        }
    }
}
