import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        tabs.viewControllers = coordinators.map { $0.start() }
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }

    private let coordinators: [Coordinator] = [FirstCoordinator(), SecondCoordinator()]

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { return true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { return true }
}

protocol Coordinator {
    func start() -> UIViewController
}

struct FirstCoordinator: Coordinator {
    func start() -> UIViewController { FirstController() }
}

struct SecondCoordinator: Coordinator {
    func start() -> UIViewController { SecondController() }
}

class FirstController: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "first"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

class SecondController: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "second"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
