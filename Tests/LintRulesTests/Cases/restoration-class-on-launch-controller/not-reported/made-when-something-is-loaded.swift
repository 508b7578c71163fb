// A handler that is kept is called later, and so is one that the network calls.
//- Delegate.swift
@main final class Delegate: UIResponder, UIApplicationDelegate {
    let window = UIWindow()
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let router = AppRouter(window)
        router.load { router.start() }
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
    var loaded: (() -> Void)?
    func load(then show: @escaping () -> Void) {
        loaded = show
        URLSession.shared.dataTask(with: URL(fileURLWithPath: "a")) { _, _, _ in
            show()
        }.resume()
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
