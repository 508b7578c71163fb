import UIKit
final class List: UITableViewController {}
@main final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds) // expect: late-window-setup
        let navigation = UINavigationController(rootViewController: List())
        navigation.restorationIdentifier = "navigation"
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        showNews()
        return true
    }
    private func showNews() {
        guard let navigation = window?.rootViewController as? UINavigationController else { return }
        navigation.topViewController?.title = "News"
    }
}
