// UIKit has restored what was pushed, by then.
import UIKit

class Feed: UIViewController {
    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = name
    }

    required init?(coder: NSCoder) { nil }
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let tabs = UITabBarController()
    let stack = UINavigationController()

    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        stack.restorationIdentifier = "stack"
        stack.viewControllers = [Feed("first")]
        tabs.restorationIdentifier = "tabs"
        tabs.viewControllers = [Feed("feed"), stack]
        window = UIWindow()
        window?.rootViewController = tabs
        return true
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        stack.setViewControllers([Feed("first")], animated: false) // expect: restored-too-early
        stack.viewControllers = [Feed("second")] // expect: restored-too-early
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
