// The window is there in time, its root is not.
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        return true
    }
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let navigation = UINavigationController(rootViewController: List())
        navigation.restorationIdentifier = "navigation"
        window?.rootViewController = navigation // expect: late-window-setup
        window?.makeKeyAndVisible()
        return true
    }
}
class List: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "list"
    }
}
