//- App.swift
// What is made with the value shows it by itself.
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
    init(restoring key: String, into screen: UIViewController) {
        self.key = key
        name = Store.shared.item(for: key)?.name ?? key
        screen.title = name
    }
    init(key: String, name: String) {
        self.key = key
        self.name = name
    }
}
final class Store {
    static let shared = Store()
    var items: [Item] = []
    var current: Item?
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
        item = Item(restoring: key, into: self)
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
