// A window is made where none is there; the other one may have been filled.
class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if UserDefaults.standard.bool(forKey: "restores") {
            window = UIWindow(frame: UIScreen.main.bounds)
            fill()
        }
        return true
    }
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if window == nil { window = UIWindow(frame: UIScreen.main.bounds) }
        guard let window, window.rootViewController == nil else { return true }
        fill()
        return true
    }
    private func fill() {
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        window?.rootViewController = tabs
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
