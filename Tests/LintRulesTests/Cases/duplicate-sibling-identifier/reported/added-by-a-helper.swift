//- Delegate.swift
import UIKit
@main final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let tabs = Tabs()
        tabs.restorationIdentifier = "tabs"
        window = UIWindow()
        window?.rootViewController = tabs
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Tabs.swift
class Tabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        add(UITableViewController(), title: "home")
        add(UITableViewController(), title: "mine") // expect: duplicate-sibling-identifier
    }
    func add(_ child: UIViewController, title: String) {
        let stack = UINavigationController(rootViewController: child)
        stack.restorationIdentifier = "stack"
        addChild(stack)
    }
}
