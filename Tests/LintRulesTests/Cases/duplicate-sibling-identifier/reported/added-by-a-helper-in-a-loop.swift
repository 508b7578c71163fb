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
        for child in [UITableViewController(), UITableViewController()] {
            add(child, title: "x")
        }
    }
    func add(_ child: UIViewController, title: String) {
        let stack = UINavigationController(rootViewController: child)
        stack.restorationIdentifier = "stack" // expect: duplicate-sibling-identifier
        addChild(stack)
    }
}
