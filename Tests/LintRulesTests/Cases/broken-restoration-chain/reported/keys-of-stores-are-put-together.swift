// What a store and a dictionary are given under a key that is put together while the app runs identifies no stack.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let page = Page()
        page.restorationIdentifier = "page"
        let stack = UINavigationController(rootViewController: page) // expect: broken-restoration-chain
        window?.rootViewController = stack
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
class Page: UIViewController {}
struct Backup {
    let name: String
    let notes: NSMutableDictionary
    func begin() {
        UserDefaults.standard.setValue(Date(), forKey: "begun_\(name)")
        notes.setValue(name, forKey: "note_\(name)")
    }
}
