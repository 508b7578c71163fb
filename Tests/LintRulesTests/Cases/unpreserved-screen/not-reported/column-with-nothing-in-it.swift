//- AppDelegate.swift
// What stands beside the list until something is chosen.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let list = List()
        list.restorationIdentifier = "list"
        let split = UISplitViewController()
        split.restorationIdentifier = "split"
        split.viewControllers = [list, UINavigationController(rootViewController: UIViewController())]
        window = UIWindow()
        window?.rootViewController = split
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- List.swift
final class List: UITableViewController {}
