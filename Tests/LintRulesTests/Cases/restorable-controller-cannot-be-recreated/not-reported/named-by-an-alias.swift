// Each identifier stands for a name in a table.
//- AppDelegate.swift
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let root = UINavigationController(rootViewController: Root())
        root.restorationIdentifier = "nav"
        window?.rootViewController = root
        return true
    }
    static let aliases: [String: String] = ["first": "A", "second": "B", "root": "R", "nav": "N"]
    func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        guard let last = identifierComponents.last, let name = AppDelegate.aliases[last] else { return nil }
        if name == "N" { return window?.rootViewController }
        if name == "R" { return (window?.rootViewController as? UINavigationController)?.viewControllers.first }
        if name == "A" { return First() }
        if name == "B" { return Second() }
        return nil
    }
}
final class Root: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "root"
    }
    required init?(coder: NSCoder) { fatalError() }
    func open() {
        navigationController?.pushViewController(First(), animated: true)
        navigationController?.pushViewController(Second(), animated: true)
    }
}
final class First: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "first"
    }
    required init?(coder: NSCoder) { fatalError() }
}
final class Second: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "second"
    }
    required init?(coder: NSCoder) { fatalError() }
}
