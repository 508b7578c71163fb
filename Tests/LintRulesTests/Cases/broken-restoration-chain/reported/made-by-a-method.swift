// What a method makes, of each element or one by one.
class Tabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = ["north", "south"].map(makeTab) // expect: broken-restoration-chain
    }
    private func makeTab(_ name: String) -> UIViewController {
        let stack = UINavigationController(rootViewController: UITableViewController())
        stack.restorationIdentifier = name
        return stack
    }
}
class Stack: UINavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [makeList()] // expect: broken-restoration-chain
    }
    private func makeList() -> UIViewController {
        let list = UITableViewController()
        list.restorationIdentifier = "list"
        return list
    }
}
class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window?.rootViewController = window?.isHidden == true ? Tabs() : Stack()
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
