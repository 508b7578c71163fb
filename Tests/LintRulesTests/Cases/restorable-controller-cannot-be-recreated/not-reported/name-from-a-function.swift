// A function of the delegate gives the name.
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
    private func canonical(_ name: String) -> String {
        ["first": "A", "second": "B"][name] ?? name
    }
    func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        switch canonical(identifierComponents.last!) {
        case "nav": return window?.rootViewController
        case "root": return (window?.rootViewController as? UINavigationController)?.viewControllers.first
        case "A": return First()
        case "B": return Second()
        default: return nil
        }
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
