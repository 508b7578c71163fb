// The stack is of a class that the extension reaches, but nobody calls it there.
@main class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        let page = Page()
        page.keep(as: "page")
        window?.rootViewController = Stack(rootViewController: page) // expect: broken-restoration-chain
        return true
    }
}
extension UIViewController {
    func keep(as name: String) { restorationIdentifier = name }
}
class Page: UIViewController {}
class Stack: UINavigationController {}
