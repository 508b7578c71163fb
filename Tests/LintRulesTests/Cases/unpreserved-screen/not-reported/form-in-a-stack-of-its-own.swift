//- AppDelegate.swift
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let forms = Forms()
        forms.restorationIdentifier = "forms"
        let stack = UINavigationController(rootViewController: forms)
        stack.restorationIdentifier = "stack"
        window = UIWindow()
        window?.rootViewController = stack
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Forms.swift
final class Forms: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        let pages = UINavigationController(rootViewController: FormPage())
        present(pages, animated: true)
    }
}
//- FormPage.swift
final class FormPage: UITableViewController {
}
final class Summary: UIViewController {}
