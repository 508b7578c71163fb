// The factory makes the window too, and then this one is not made.
class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        setUpWindow()
        return true
    }
    private func setUpWindow() {
        guard window == nil else { return }
        window = UIWindow(frame: UIScreen.main.bounds)
        guard let window else { fatalError("no window") }
        let stack = UINavigationController()
        stack.restorationIdentifier = "stack"
        window.rootViewController = stack
        window.makeKeyAndVisible()
    }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        let stack = UINavigationController()
        stack.restorationIdentifier = path.last
        if path.count == 1 {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = stack
            window?.makeKeyAndVisible()
        }
        return stack
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
