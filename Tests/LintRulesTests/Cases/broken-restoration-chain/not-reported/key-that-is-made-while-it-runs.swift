// What is set under a key of the defaults may be the identifier of the stack.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let page = Page()
        page.restorationIdentifier = "page"
        let stack = UINavigationController(rootViewController: page)
        let settings = UserDefaults.standard.dictionary(forKey: "settings") ?? [:]
        for (key, value) in settings {
            stack.setValue(value, forKey: key)
        }
        window?.rootViewController = stack
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
class Page: UIViewController {}
