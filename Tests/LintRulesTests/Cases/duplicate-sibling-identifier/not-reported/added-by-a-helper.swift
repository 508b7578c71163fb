// Each has a name of its own, or is the only one at its time.
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
        name(UITableViewController(), title: "home")
        if children.isEmpty {
            add(UITableViewController(), title: "mine")
        } else {
            name(UITableViewController(), title: "mine")
        }
        replace(UITableViewController())
        replace(UITableViewController())
    }
    func add(_ child: UIViewController, title: String) {
        let stack = UINavigationController(rootViewController: child)
        stack.restorationIdentifier = "stack"
        addChild(stack)
    }
    func name(_ child: UIViewController, title: String) {
        let other = UINavigationController(rootViewController: child)
        other.restorationIdentifier = title
        addChild(other)
    }
    func replace(_ child: UIViewController) {
        clear()
        let page = UINavigationController(rootViewController: child)
        page.restorationIdentifier = "page"
        addChild(page)
    }
    func clear() {
        for child in children {
            child.willMove(toParent: nil)
            child.removeFromParent()
        }
    }
}
