// Only the loading of the view shows what is looked up with the restored key.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let screen: UIViewController = path.last == "found" ? Found() : Asked()
        screen.restorationIdentifier = path.last
        return screen
    }
}
final class Item {
    let key: String
    let name: String
    init(key: String, name: String) {
        self.key = key
        self.name = name
    }
}
final class Store {
    static let shared = Store()
    var items: [Item] = []
    func item(for key: String) -> Item? { items.first { $0.key == key } }
}
final class Found: UIViewController {
    var item: Item?
    override func viewDidLoad() {
        super.viewDidLoad()
        title = item?.name
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(item?.key, forKey: "item")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let key = coder.decodeObject(of: NSString.self, forKey: "item") as String? else { return } // expect: decoded-value-unused
        item = Store.shared.items.first { $0.key == key }
    }
}
final class Asked: UIViewController {
    var item: Item?
    override func viewDidLoad() {
        super.viewDidLoad()
        title = item?.name
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(item?.key, forKey: "asked")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let key = coder.decodeObject(of: NSString.self, forKey: "asked") as String? { // expect: decoded-value-unused
            item = Store.shared.item(for: key)
        }
    }
}
final class Chooser: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        let found = Found()
        found.restorationIdentifier = "found"
        found.item = Store.shared.items[path.row]
        show(found, sender: self)
    }
    func ask() {
        let asked = Asked()
        asked.restorationIdentifier = "asked"
        asked.item = Store.shared.items.last
        show(asked, sender: self)
    }
}
