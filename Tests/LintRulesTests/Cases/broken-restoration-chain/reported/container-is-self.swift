//- Tabs.swift
// The container is `self`, and nobody who creates one identifies it.
class Tabs: UITabBarController {
    required init?(coder: NSCoder) { nil }
    init(first: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([first, wrapped(UIViewController())], animated: false) // expect: broken-restoration-chain
    }
    func wrapped(_ root: UIViewController) -> Navigation { Navigation(rootViewController: root) }
}
class Navigation: UINavigationController {
    override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
        self.restorationIdentifier = "navigation"
    }
    required init?(coder: NSCoder) { nil }
}
//- Delegate.swift
class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window?.rootViewController = Tabs(first: UIViewController())
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
