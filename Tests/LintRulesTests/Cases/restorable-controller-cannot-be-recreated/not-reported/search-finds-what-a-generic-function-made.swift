//- Delegate.swift
import UIKit
@main
final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        let list = List()
        list.restorationIdentifier = "list"
        let navigation = UINavigationController(rootViewController: list)
        navigation.restorationIdentifier = "navigation"
        navigation.viewControllers.append(make(Browser.self, "browser"))
        window = UIWindow()
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        return true
    }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        return true
    }
    func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        for child in window?.rootViewController?.children ?? [] where child.restorationIdentifier == path.last {
            return child
        }
        return nil
    }
    private func make<Screen: UIViewController>(_ kind: Screen.Type, _ name: String) -> Screen {
        let screen = kind.init()
        screen.restorationIdentifier = name
        return screen
    }
}
//- Browser.swift
import UIKit
class Browser: UIViewController {
}
//- List.swift
import UIKit
final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let browser = Browser()
        browser.restorationIdentifier = "browser"
        navigationController?.pushViewController(browser, animated: true)
    }
}
