//- App.swift
// The view behind the first tab may load after everything was decoded.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let detail = Detail()
        detail.restorationIdentifier = "detail"
        let chooser = Chooser()
        chooser.restorationIdentifier = "chooser"
        chooser.detail = detail
        var tabs: [UIViewController] = [chooser]
        let nav = UINavigationController()
        nav.restorationIdentifier = "nav"
        nav.pushViewController(detail, animated: false)
        tabs.append(nav)
        let root = UITabBarController()
        root.restorationIdentifier = "root"
        root.viewControllers = tabs
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Item {
    let key: String
    var name: String
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
        item = Store.shared.item(for: key)
    }
}

final class Chooser: UITableViewController {
    var detail: Detail?
    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        guard let detail else { return }
        detail.item = Store.shared.items[path.row]
        showDetailViewController(detail, sender: self)
    }
}
