//- A.swift
import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let home = Home()
        home.restorationIdentifier = "home"
        let stack = UINavigationController(rootViewController: home)
        stack.restorationIdentifier = "stack"
        window = UIWindow()
        window?.rootViewController = stack
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- H.swift
import UIKit
final class Home: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        let nav = UINavigationController(rootViewController: FormPage())
        nav.modalPresentationStyle = .popover
        present(nav, animated: true)
    }

}
//- P.swift
import UIKit
final class FormPage: UITableViewController {
    @objc func goOn() { navigationController?.pushViewController(Summary(), animated: true) }
}
final class Summary: UIViewController {}
