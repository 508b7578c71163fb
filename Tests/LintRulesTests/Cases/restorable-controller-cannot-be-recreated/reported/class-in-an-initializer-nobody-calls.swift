// Its initializers do not run where nobody calls them, whatever stands above the class.
import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let tabs = UINavigationController(rootViewController: UIViewController())
        tabs.restorationIdentifier = "tabs"
        window = UIWindow()
        window?.rootViewController = tabs
        tabs.pushViewController(Feed(name: "x"), animated: false)
        return true
    }
}
class Base: UIViewController {}
final class Feed: Base, UIViewControllerRestoration {
    init(page: Int) {
        super.init(nibName: nil, bundle: nil)
        restorationClass = Feed.self
    }
    init(name: String) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "feed"
    }
    required init?(coder: NSCoder) { fatalError() }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { Feed(name: "x") } // expect: restorable-controller-cannot-be-recreated
}
