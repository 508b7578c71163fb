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
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(content) // expect: container-children-not-encoded
        content.didMove(toParent: self)
    }
}
class Boot {
    func go(window: UIWindow) { window.rootViewController = Shell(content: Feed()) } // expect: broken-restoration-chain
}
