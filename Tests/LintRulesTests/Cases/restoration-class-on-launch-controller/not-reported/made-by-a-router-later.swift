// By the time that it runs, what was restored is there.
//- Delegate.swift
@main final class Delegate: UIResponder, UIApplicationDelegate {
    let window = UIWindow()
    var router: AppRouter?
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let router = AppRouter(window)
        DispatchQueue.main.async {
            router.start()
        }
        self.router = router
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Router.swift
final class AppRouter {
    let window: UIWindow
    init(_ window: UIWindow) {
        self.window = window
    }
    func start() {
        showFeed()
    }
    private func showFeed() {
        let feed = Feed()
        window.rootViewController = feed
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
