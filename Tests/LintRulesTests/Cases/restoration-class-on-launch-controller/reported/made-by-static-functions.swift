//- Delegate.swift
@main final class Delegate: UIResponder, UIApplicationDelegate {
    let window = UIWindow()
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Screens.install(in: window)
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Screens.swift
struct Screens {
    static func install(in window: UIWindow) {
        window.rootViewController = makeFeed()
    }
    private static func makeFeed() -> UIViewController {
        let feed = Feed() // expect: restoration-class-on-launch-controller
        return feed
    }
}
//- Feed.swift
final class Feed: UIViewController, UIViewControllerRestoration {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "feed"
        restorationClass = Feed.self
    }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Feed() }
}
