// Made only if none came back, after restoration; and the factory puts its own in place.
final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var feed: Feed?
    var menu: Menu?
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow()
        menu = Menu()
        return true
    }
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if feed == nil { feed = Feed() }
        return true
    }
}
class Page: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = String(describing: type(of: self))
        restorationClass = type(of: self) as? UIViewControllerRestoration.Type
    }
    required init?(coder: NSCoder) { nil }
}
final class Feed: Page, UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Feed() }
}
final class Menu: Page, UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let menu = Menu()
        (UIApplication.shared.delegate as? Delegate)?.menu = menu
        return menu
    }
}
