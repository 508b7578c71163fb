// The stack is asked for by what it contains.
@main class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        let page = Page()
        page.keep(as: "page")
        window?.rootViewController = Stack(rootViewController: page)
        page.navigationController?.keep(as: "stack")
        return true
    }
}
extension UIViewController {
    func keep(as name: String) { restorationIdentifier = name }
}
class Page: UIViewController {}
class Stack: UINavigationController {}
