import UIKit

// The call names no class, but it makes a 'Feed' by the initializer that identifies it.
func make(_ kind: Screen.Type) -> Screen { kind.init(page: 1) }

class Screen: UIViewController {
    required init(page: Int) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "screen"
    }
    init(name: String) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
}
final class Feed: Screen {
    var row = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(row, forKey: "row")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        row = coder.decodeInteger(forKey: "row")
    }
}
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        tabs.viewControllers = [make(Feed.self)]
        window = UIWindow()
        window?.rootViewController = tabs
        tabs.present(Feed(name: "x"), animated: false)
        return true
    }
}
