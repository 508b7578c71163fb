// What was restored goes into the new root.
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow()
        window?.rootViewController = List()
        return true
    }
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let cover = Cover(content: window!.rootViewController!)
        window?.rootViewController = cover
        return true
    }
}
class List: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "list"
    }
}
class Cover: UIViewController {
    let content: UIViewController
    init(content: UIViewController) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "cover"
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(content, forKey: "content")
    }
}
