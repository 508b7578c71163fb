// What UIKit restores comes after it, nothing was saved of it, or a notification wants it so.
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
    let others = UITabBarController()

    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        tabs.restorationIdentifier = "tabs"
        tabs.viewControllers = [Feed("first"), Feed("second")]
        tabs.selectedIndex = 1
        window = UIWindow()
        window?.rootViewController = tabs
        return true
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        if options?[.remoteNotification] != nil {
            tabs.selectedIndex = 0
        }
        if UserDefaults.standard.bool(forKey: "beginsWithFeed") {
            tabs.selectedIndex = 0
        }
        if let notification = options?[.remoteNotification] as? [String: Any] {
            tabs.selectedIndex = notification.count
            tabs.selectedIndex = 0
        }
        others.selectedIndex = 0
        guard let url = options?[.url] as? URL else { return true }
        print(url)
        tabs.selectedIndex = 1
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
