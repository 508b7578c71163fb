// What comes back has its tabs.
@main final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        return true
    }
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        if window?.rootViewController == nil {
            let tabs = UITabBarController()
            tabs.restorationIdentifier = "tabs"
            tabs.viewControllers = [Feed(), Search()]
            window?.rootViewController = tabs
        }
        window?.makeKeyAndVisible()
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        guard path.last == "tabs" else { return nil }
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        tabs.viewControllers = [Feed(), Search()]
        window?.rootViewController = tabs
        return tabs
    }
}
final class Feed: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "feed"
    }
    required init?(coder: NSCoder) { nil }
}
final class Search: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "search"
    }
    required init?(coder: NSCoder) { nil }
}
