@main class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        show(Start())
        return true
    }
    func show(_ controller: UIViewController) {
        let old = window?.rootViewController
        old?.restorationIdentifier = nil
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
    }
}
class Start: UIViewController {
    @objc func go() {
        (UIApplication.shared.delegate as? Delegate)?.show(Page())
    }
}
class Page: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) { // expect: restoration-code-never-reached
        super.encodeRestorableState(with: coder)
        coder.encode(view.tag, forKey: "tag")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        view.tag = coder.decodeInteger(forKey: "tag")
    }
}
