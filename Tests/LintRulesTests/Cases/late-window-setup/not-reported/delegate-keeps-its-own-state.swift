// The delegate keeps its own state, which is read before the controllers are made.
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var page = 0
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let tabs = UITabBarController()
        tabs.selectedIndex = page
        window?.rootViewController = tabs
        return true
    }
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { coder.encode(page, forKey: "page") }
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        page = coder.decodeInteger(forKey: "page")
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
