// Whoever calls the method has made the window before.
class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds) // expect: late-window-setup
        showRoot()
        return true
    }
    private func showRoot() {
        guard window != nil else { return }
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
