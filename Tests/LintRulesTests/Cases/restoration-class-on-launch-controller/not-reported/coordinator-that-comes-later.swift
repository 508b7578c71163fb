//- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private(set) var coordinator = AppCoordinator()

    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = coordinator.root
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- AppCoordinator.swift
import UIKit

final class AppCoordinator {
    let root = UINavigationController()
    let feed = FeedController()

    init() {
        root.restorationIdentifier = "root"
        root.viewControllers = [feed]
    }

    func login() {
        let flow = LoginFlow()
        root.pushViewController(flow.login, animated: true)
    }
}

final class LoginFlow {
    let login = LoginController()
}
//- FeedController.swift
import UIKit

final class FeedController: UITableViewController, UIViewControllerRestoration {
    init() {
        super.init(style: .plain)
        restorationIdentifier = "feed"
        restorationClass = FeedController.self
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        (UIApplication.shared.delegate as? AppDelegate)?.coordinator.feed
    }
}

final class LoginController: UIViewController, UIViewControllerRestoration {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "login"
        restorationClass = LoginController.self
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        LoginController()
    }
}
