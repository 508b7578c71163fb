// What came back is kept until there is a window for it.
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var found: UIViewController?
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        window?.rootViewController = found ?? tabs
        return true
    }
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        found = coder.decodeObject(of: UIViewController.self, forKey: "root")
    }
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        coder.encode(window?.rootViewController, forKey: "root")
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
