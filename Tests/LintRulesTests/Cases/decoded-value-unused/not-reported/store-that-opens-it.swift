//- App.swift
// Who looks it up opens it, too.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        guard path.last == "detail" else { return nil }
        let screen = Detail()
        screen.restorationIdentifier = path.last
        return screen
    }
}
final class Item {
    let key: String
    var name: String
    var rows: [String] = []
    init(key: String, name: String) {
        self.key = key
        self.name = name
    }
}
final class Store {
    static let shared = Store()
    var items: [Item] = []
    var current: Item?
    private func remember(_ key: String) { current = item(for: key) }
    func open(_ key: String) -> Item? {
        remember(key)
        return item(for: key)
    }
    func item(for key: String) -> Item? { items.first { $0.key == key } }
}

final class Detail: UIViewController {
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
        guard let key = coder.decodeObject(of: NSString.self, forKey: "item") as String? else { return }
        item = Store.shared.open(key)
    }
}

final class Chooser: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        let detail = Detail()
        detail.restorationIdentifier = "detail"
        detail.item = Store.shared.items[path.row]
        show(detail, sender: self)
    }
}
