@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let root = Root()
        if root.restorationIdentifier == nil {
            root.restorationIdentifier = "root"
        }
        window = UIWindow(frame: UIScreen.main.bounds) // expect: late-window-setup
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        return true
    }
}
class Root: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(1, forKey: "a")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        view.tag = coder.decodeInteger(forKey: "a")
    }
}
