// The factory gave its root to the window before.
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        return true
    }
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let fresh = UIWindow(frame: UIScreen.main.bounds) // expect: late-window-setup
        window = fresh
        if fresh.rootViewController == nil {
            let stack = UINavigationController()
            stack.restorationIdentifier = "stack"
            fresh.rootViewController = stack
        }
        fresh.makeKeyAndVisible()
        return true
    }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        let stack = UINavigationController()
        stack.restorationIdentifier = path.last
        if path.count == 1 { window?.rootViewController = stack }
        return stack
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
