@main class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
class Feed: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "feed"
    }
    required init?(coder: NSCoder) { fatalError() }
}
class Shell: UIViewController {
    let content: UIViewController
    init(content: UIViewController) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "shell"
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(content)
        content.didMove(toParent: self)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(content, forKey: "content")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        _ = coder.decodeObject(of: UIViewController.self, forKey: "content")
    }
}
class Boot {
    func go(window: UIWindow) { window.rootViewController = Shell(content: Feed()) }
}
