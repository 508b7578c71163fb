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
enum Factory {
    static func makeFeed() -> UIViewController { Feed() }
    static func wrap(_ child: UIViewController) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: child)
        navigation.restorationIdentifier = "navigation"
        return navigation
    }
}
class Root: UITabBarController {
    override func awakeFromNib() {
        super.awakeFromNib()
        restorationIdentifier = "root"
        viewControllers = [Factory.wrap(Factory.makeFeed())]
    }
}
