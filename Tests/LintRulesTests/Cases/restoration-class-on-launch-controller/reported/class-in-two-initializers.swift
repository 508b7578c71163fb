class Feed: UIViewController, UIViewControllerRestoration {
    init(text: String) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "feed"
        restorationClass = Feed.self
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        restorationIdentifier = "feed"
        restorationClass = Feed.self
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Feed(text: "again") }
}
class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var feed: Feed!
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        feed = Feed(text: "launch") // expect: restoration-class-on-launch-controller
        window?.rootViewController = feed
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
