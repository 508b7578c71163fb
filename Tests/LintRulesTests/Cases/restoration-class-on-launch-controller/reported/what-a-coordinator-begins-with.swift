//- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let coordinator = AppCoordinator()

    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = coordinator.start()
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- AppCoordinator.swift
import UIKit

final class AppCoordinator {
    private let feed = FeedController() // expect: restoration-class-on-launch-controller

    func start() -> UIViewController { feed }
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
        FeedController()
    }
}
