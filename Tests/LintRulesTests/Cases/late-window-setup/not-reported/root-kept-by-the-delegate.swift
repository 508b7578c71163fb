// A factory may have asked for the same object before.
class AppDelegate: UIResponder, UIApplicationDelegate {
    let window = UIWindow()
    lazy var list = List()
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.rootViewController = list
        return true
    }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        return list
    }
}
class List: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "list"
    }
}
