// The launch comes by twice, and the second time finds its work done.
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var isSetUp = false
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        setUp()
        return true
    }
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        setUp()
        return true
    }
    private func setUp() {
        guard !isSetUp else { return }
        isSetUp = true
        window = UIWindow()
        window?.rootViewController = List()
    }
}
class List: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "list"
    }
}
