// A getter without the word `return` hands the container out as well.
class ListController: UITableViewController {
    init() {
        super.init(style: .plain)
        restorationIdentifier = "list"
    }
    required init?(coder: NSCoder) { nil }
}
class Root: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let navigation = UINavigationController(rootViewController: ListController())
    var container: UINavigationController { navigation }
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Naming.name(container)
        window?.rootViewController = navigation
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
enum Naming {
    static func name(_ controller: UIViewController) { controller.restorationIdentifier = "navigation" }
}
