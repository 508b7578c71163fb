// A root that the delegate keeps is in no window either.
class Tabs: UITabBarController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "tabs"
    }
    required init?(coder: NSCoder) { nil }
}
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let tabs = Tabs()
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds) // expect: late-window-setup
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
