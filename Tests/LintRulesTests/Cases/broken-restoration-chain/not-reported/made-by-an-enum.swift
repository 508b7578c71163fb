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
enum Tab: CaseIterable {
    case feed
    func make() -> UIViewController {
        switch self {
        case .feed: return Feed()
        }
    }
}
class Boot {
    func go(window: UIWindow) {
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        tabs.setViewControllers(Tab.allCases.map { $0.make() }, animated: false)
        window.rootViewController = tabs
    }
}
