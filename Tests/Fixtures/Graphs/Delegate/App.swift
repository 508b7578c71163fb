import UIKit
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var list: ListController!

    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        setUp()
        configure()
        return true
    }
    func setUp() {
        window = UIWindow()
        list = ListController()
        window?.rootViewController = list
    }
    func configure() {
        list.restorationIdentifier = "list"
        list.restorationClass = Factory.self
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
class ListController: UIViewController {}
class Factory: NSObject, UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? { ListController() }
}
