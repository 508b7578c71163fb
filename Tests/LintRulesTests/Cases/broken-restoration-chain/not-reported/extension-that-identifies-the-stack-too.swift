// In a class above it, as the view appears.
@main class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        let page = Page()
        page.keep(as: "page")
        window?.rootViewController = Stack(rootViewController: page)
        return true
    }
}
extension UIViewController {
    func keep(as name: String) { restorationIdentifier = name }
}
class Page: UIViewController {}

class Base: UINavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        keep(as: "stack")
    }
}
class Stack: Base {}
