// Whoever is logged in begins with a root that is saved.
class Login: UIViewController {}
class Home: UIViewController {
    @objc func open() { present(Note(), animated: true) }
}
class Note: UIViewController, UIViewControllerRestoration {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "note"
        restorationClass = Note.self
    }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Note() }
}
class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        let home = Home()
        home.restorationIdentifier = "home"
        window?.rootViewController = UserDefaults.standard.bool(forKey: "isLoggedIn") ? home : Login()
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
