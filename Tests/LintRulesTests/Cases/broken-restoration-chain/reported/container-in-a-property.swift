class ListController: UITableViewController {
    init() {
        super.init(style: .plain)
        restorationIdentifier = "list"
    }
}
class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let tabs = UITabBarController() // expect: broken-restoration-chain
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let list = ListController()
        tabs.viewControllers = [list, UIViewController()]
        window?.rootViewController = tabs
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
