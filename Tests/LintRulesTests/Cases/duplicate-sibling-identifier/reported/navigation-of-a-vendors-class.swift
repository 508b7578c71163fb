//- App.swift
import UIKit
@main class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        window = UIWindow()
        window?.rootViewController = Tabs(UIViewController())
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
class A: UIViewController {}
class B: UIViewController {}
class Tabs: UITabBarController {
    required init?(coder: NSCoder) { nil }
    init(_ first: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "tabs"
        let a = A()
        let b = B()
        setViewControllers([first, wrap(a, "a"), wrap(b, "b")], animated: false) // expect: duplicate-sibling-identifier
    }
    func wrap(_ controller: UIViewController, _ title: String) -> Nav {
        controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
        let nav = Nav(rootViewController: controller)
        nav.tabBarItem = controller.tabBarItem
        return nav
    }
}
class Nav: ASNavigationController {
    override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func viewDidLoad() {
        super.viewDidLoad()
        self.restorationIdentifier = "nav" // expect: late-identifier-assignment
    }
}
