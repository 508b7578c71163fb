// The handler is called before the launch returns.
//- Delegate.swift
@main final class Delegate: UIResponder, UIApplicationDelegate {
    let window = UIWindow()
    private func prepare(then show: (UIWindow) -> Void) {
        window.tintColor = .red
        show(window)
    }
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        prepare { window in
            let feed = Feed() // expect: restoration-class-on-launch-controller
            window.rootViewController = feed
        }
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
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
