//- Delegate.swift
@main
final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let root = Columns()
        root.restorationIdentifier = "columns"
        window = UIWindow()
        window?.rootViewController = root
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Columns: UISplitViewController {
    var router: Routing?
    override func viewDidLoad() {
        super.viewDidLoad()
        Configurator().configure(self)
        viewControllers = [router!.songs(), router!.menu()]
    }
}
//- Configurator.swift
final class Configurator {
    func configure(_ columns: Columns) {
        Assembly.wire(columns)
    }
}
//- Assembly.swift
enum Assembly {
    static func wire(_ columns: Columns) {
        columns.router = Router()
    }
}
//- Router.swift
protocol Routing {
    func songs() -> UIViewController
    func menu() -> UIViewController
}
final class Router: Routing {
    func songs() -> UIViewController {
        UINavigationController(rootViewController: Songs()) // expect: unpreserved-screen
    }
    func menu() -> UIViewController {
        UINavigationController(rootViewController: Menu()) // expect: unpreserved-screen
    }
}
final class Songs: UITableViewController {}
final class Menu: UITableViewController {}
