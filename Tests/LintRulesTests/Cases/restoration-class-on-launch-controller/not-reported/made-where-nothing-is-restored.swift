// What is made where the answer is no, nothing comes back to.
//- Delegate.swift
@main final class Delegate: UIResponder, UIApplicationDelegate {
    let window = UIWindow()
    var restored = false
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        coder.encode(2, forKey: "version")
        return true
    }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        guard coder.decodeInteger(forKey: "version") == 2 else {
            AppRouter(window).start()
            restored = true
            return false
        }
        return true
    }
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if !restored { AppRouter(window).start() }
        return true
    }
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
