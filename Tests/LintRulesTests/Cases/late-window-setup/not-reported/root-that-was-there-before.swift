// The storyboard's window has given its root to the new one.
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let touches = UIWindow(frame: UIScreen.main.bounds)
        touches.rootViewController = window?.rootViewController
        window = touches
        window?.makeKeyAndVisible()
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
// A coordinator that is asked before has made all of it.
class Coordinator {
    let window = UIWindow(frame: UIScreen.main.bounds)
    func begin() {
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        window.rootViewController = tabs
    }
}
class OtherDelegate: UIResponder, UIApplicationDelegate {
    let coordinator = Coordinator()
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        coordinator.begin()
        return true
    }
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        coordinator.window.makeKeyAndVisible()
        return true
    }
}
