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
    var contents: [UIViewController] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        for content in contents { addChild(content) }
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(contents, forKey: "contents")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        _ = coder.decodeArrayOfObjects(ofClass: UIViewController.self, forKey: "contents")
    }
}
class Boot {
    func go(window: UIWindow) {
        let shell = Shell()
        shell.restorationIdentifier = "shell"
        shell.contents = [Feed()]
        window.rootViewController = shell
    }
}
