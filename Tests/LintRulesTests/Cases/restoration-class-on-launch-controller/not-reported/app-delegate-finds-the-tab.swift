//- Delegate.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    lazy var tabs = Tabs()
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabs
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        switch path.last {
        case "Stack":
            let stack = tabs.stack
            return stack
        default:
            return nil
        }
    }
}
//- Tabs.swift
import UIKit
class Tabs: UITabBarController {
    let stack = Stack()
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "Tabs"
        viewControllers = [stack]
    }
    required init?(coder: NSCoder) { nil }
}
class Stack: UINavigationController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "Stack"
        viewControllers = [List()]
    }
    required init?(coder: NSCoder) { nil }
}
class List: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "List"
    }
    required init?(coder: NSCoder) { nil }
}
