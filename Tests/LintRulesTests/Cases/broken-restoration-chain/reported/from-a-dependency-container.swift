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
protocol Screens { func feed() -> UIViewController }
final class Container: Screens {
    lazy var shared: UIViewController = Feed()
    func feed() -> UIViewController { shared }
}
class Starter {
    let screens: Screens
    init(screens: Screens) { self.screens = screens }
    func start(in window: UIWindow) {
        let tabs = UITabBarController() // expect: broken-restoration-chain
        tabs.viewControllers = [screens.feed()]
        window.rootViewController = tabs
    }
}
class Boot {
    func go(window: UIWindow) { Starter(screens: Container()).start(in: window) }
}
