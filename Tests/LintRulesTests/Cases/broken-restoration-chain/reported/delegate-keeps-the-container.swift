// The delegate keeps the container in a property of its own, and nobody identifies it there either.
class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var root: UIViewController!
    var list: UITableViewController!
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        list = UITableViewController(style: .plain)
        list.restorationIdentifier = "list"
        let navigation = UINavigationController(rootViewController: list) // expect: broken-restoration-chain
        navigation.isNavigationBarHidden = true
        root = navigation
        window!.rootViewController = root
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
