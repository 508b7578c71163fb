//- AppDelegate.swift
import UIKit
@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    lazy var tabs = Tabs()
    var made: [String: UIViewController] = [:]
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabs
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { return true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { return true }
    func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let controller: UIViewController?
        switch path.last {
        case "Tabs": controller = tabs
        case "Stack": controller = tabs.stack
        case "Products": controller = tabs.stack.makeProducts()
        default: controller = nil
        }
        return controller
    }
}
class Tabs: UITabBarController {
    let stack = Stack()
    init() { super.init(nibName: nil, bundle: nil); restorationIdentifier = "Tabs"; viewControllers = [stack] }
    required init?(coder: NSCoder) { return nil }
}
class Stack: UINavigationController {
    init() { super.init(nibName: nil, bundle: nil); restorationIdentifier = "Stack"; viewControllers = [List()] }
    required init?(coder: NSCoder) { return nil }
    func makeProducts() -> Products? { return nil }
    func open() { pushViewController(Products(), animated: true) }
}
class List: UIViewController {
    init() { super.init(nibName: nil, bundle: nil); restorationIdentifier = "List" }
    required init?(coder: NSCoder) { return nil }
}
class Products: UIViewController {
    init() { super.init(nibName: nil, bundle: nil); restorationIdentifier = "Products"; navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(named: "Filter"), style: .plain, target: self, action: #selector(options)) } // expect: restorable-controller-cannot-be-recreated
    @objc func options() {}
    required init?(coder: NSCoder) { return nil }
}
