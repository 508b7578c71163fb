//- AppDelegate.swift
// What might save the stack stands on it, and is not asked itself.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: Menu()) // expect: broken-restoration-chain
        window?.makeKeyAndVisible()
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Menu.swift
final class Menu: UITableViewController {
    init() {
        super.init(style: .plain)
        restorationIdentifier = "menu"
    }
    required init?(coder: NSCoder) { nil }
    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        navigationController?.pushViewController(Visit(), animated: true)
    }
}
final class Visit: UIViewController, UIViewControllerRestoration {
    weak var opener: UIViewController?
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "visit"
        restorationClass = Visit.self
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        opener = navigationController?.viewControllers[0]
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Visit() }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(opener, forKey: "opener")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        opener = coder.decodeObject(forKey: "opener") as? UIViewController
    }
}
