import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        tabs.viewControllers = Tab.allCases.map { $0.make() }
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { return true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { return true }
}

enum Tab: CaseIterable {
    case first, second

    func make() -> UIViewController {
        switch self {
        case .first: return FirstController()
        case .second: return SecondController()
        }
    }
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
