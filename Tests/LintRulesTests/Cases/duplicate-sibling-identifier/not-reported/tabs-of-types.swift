import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        tabs.viewControllers = types.map { $0.init() }
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }

    private let types: [BaseController.Type] = [FirstController.self, SecondController.self]

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { return true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { return true }
}

class BaseController: UIViewController {
    required init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = String(describing: type(of: self))
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

class FirstController: BaseController {}

class SecondController: BaseController {}
