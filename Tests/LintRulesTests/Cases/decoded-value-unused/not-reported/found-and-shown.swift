// What is looked up with the key is shown, told to others, or opened by who looks.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let screens = ["shown": Shown(), "told": Told(), "opened": Opened(), "found": Found()]
        let screen = path.last.flatMap { screens[$0] }
        screen?.restorationIdentifier = path.last
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
    var opened: Item?
    func open(_ key: String) -> Item? {
        opened = items.first { $0.key == key }
        return opened
    }
}
class Screen: UIViewController {
    var item: Item?
    override func viewDidLoad() {
        super.viewDidLoad()
        title = item?.name
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(item?.key, forKey: "item")
    }
}
final class Shown: Screen {
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let key = coder.decodeObject(of: NSString.self, forKey: "item") as String? else { return }
        item = Store.shared.items.first { $0.key == key }
        title = item?.name
    }
}
final class Told: Screen {
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let key = coder.decodeObject(of: NSString.self, forKey: "item") as String? else { return }
        item = Store.shared.items.first { $0.key == key }
        NotificationCenter.default.post(name: Notification.Name("opened"), object: key)
    }
}
final class Opened: Screen {
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let key = coder.decodeObject(of: NSString.self, forKey: "item") as String? else { return }
        item = Store.shared.open(key)
    }
}
final class Found: Screen {
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let key = coder.decodeObject(of: NSString.self, forKey: "item") as String? else { return }
        for candidate in Store.shared.items where candidate.key == key {
            item = candidate
            title = candidate.name
        }
    }
}
final class Chooser: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        let screens = ["shown": Shown(), "told": Told(), "opened": Opened(), "found": Found()]
        for (name, screen) in screens {
            screen.restorationIdentifier = name
            screen.item = Store.shared.items[path.row]
            show(screen, sender: self)
        }
    }
}
