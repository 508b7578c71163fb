//- App.swift
// A flag tells whether it is there.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

final class Detail: UIViewController, UIViewControllerRestoration {
    var item: String! { didSet { isConfigured = true } }
    private var isConfigured = false
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "detail"
        restorationClass = Detail.self
    }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        Detail()
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        guard isConfigured else { return }
        title = item.uppercased()
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(item, forKey: "item")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        item = coder.decodeObject(of: NSString.self, forKey: "item") as String?
        title = item
    }
}

final class List: UITableViewController {
    var items: [String] = []
    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        let detail = Detail()
        detail.item = items[path.row]
        navigationController?.pushViewController(detail, animated: true)
    }
}
