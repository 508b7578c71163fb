// Of a window that was made a line before there always is one.
class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        setUpWindow()
        return true
    }
    private func setUpWindow() {
        window = UIWindow(frame: UIScreen.main.bounds) // expect: late-window-setup
        guard let window else { fatalError("no window") }
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        window.rootViewController = tabs
        window.makeKeyAndVisible()
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
