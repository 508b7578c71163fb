//- AppDelegate.swift
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Detail.swift
final class Detail: UIViewController, UIViewControllerRestoration {
    var name: String? {
        didSet { restorationIdentifier = "detail" }
    }
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationClass = Detail.self
    }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        Detail() // expect: factory-drops-identifier
    }
}
//- List.swift
final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        let detail = Detail()
        detail.name = "first"
        show(detail, sender: nil)
    }
}
