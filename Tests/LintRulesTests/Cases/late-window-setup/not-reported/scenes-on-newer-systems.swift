// On systems with scenes the window is made elsewhere.
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if #available(iOS 13, *) { return true }
        window = UIWindow(frame: UIScreen.main.bounds)
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        window?.rootViewController = tabs
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}
