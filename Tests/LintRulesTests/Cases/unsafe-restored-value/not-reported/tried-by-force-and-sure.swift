// Right: throws for something else, falls back, knows all, is asked before, in a table spelled out.
enum Failure: Error { case none, closed }
enum Mode: Int { case a, b }
final class Store {
    static let titles = ["a": "A", "b": "B"]
    var isOpen = false
    var items: [String: Int] = [:]
    func load() { items["a"] = 1 }
    func count(_ name: String) throws -> Int {
        guard isOpen else { throw Failure.closed }
        return items[name] ?? 0
    }
    func title(_ name: String) throws -> String {
        guard let title = Store.titles[name] else { throw Failure.none }
        return title
    }
    func parsed(_ text: String) throws -> Int {
        switch text {
        case "a": return 1
        default: return 0
        }
    }
    func item(_ name: String) throws -> Int {
        guard let item = items[name] else { throw Failure.none }
        return item
    }
    func logged(_ name: String) throws {
        do { print(try item(name)) } catch { print(error) }
    }
    func any(_ name: String) throws -> Int {
        if let item = items[name] { return item }
        items[name] = 3
        return 3
    }
}
class Reader: UIViewController {
    let store = Store()
    var number = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(title, forKey: "item")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        store.load()
        guard let name = coder.decodeObject(of: NSString.self, forKey: "item") as String? else { return }
        number += try! store.count(name)
        title = try! store.title(name)
        number += try! store.parsed(name)
        try! store.logged(name)
        number += try! store.any(name)
        if store.items[name] != nil { number += try! store.item(name) }
        guard store.items.keys.contains(name) else { return }
        number += try! store.item(name)
    }
    func choose(_ name: String) { number = try! store.item(name) }
}
