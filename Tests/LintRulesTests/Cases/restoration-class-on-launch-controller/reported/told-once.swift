// What the launch keeps is told once, though it is the root of a tab too.
final class Delegate: UIResponder, UIApplicationDelegate {
    var feed: Feed?
    var search: Feed?
    let tabs = UITabBarController()
    var root: UINavigationController?
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let feed = Feed() // expect: restoration-class-on-launch-controller
        self.feed = feed
        search = Feed() // expect: restoration-class-on-launch-controller
        root = UINavigationController(rootViewController: feed)
        root?.restorationIdentifier = "root"
        tabs.viewControllers = [root!, search!]
        return true
    }
}
final class Feed: UIViewController, UIViewControllerRestoration {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "feed"
        restorationClass = Feed.self
    }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Feed() }
}
