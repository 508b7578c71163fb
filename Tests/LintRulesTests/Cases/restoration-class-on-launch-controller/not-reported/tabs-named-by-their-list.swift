//- A.swift
import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = Tabs()
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- T.swift
import UIKit
final class Tabs: UITabBarController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "tabs"
        let a = Leaf(); a.restorationIdentifier = "a"
        addChild(a)
        let b = Leaf()
        addChild(b)
        viewControllers?.forEach { $0.restorationIdentifier = String(describing: type(of: $0)) }
    }
    required init?(coder: NSCoder) { nil }
}
final class Leaf: UIViewController {}
