//- AppDelegate.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var coordinator: AppCoordinator?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds) // expect: late-window-setup
        coordinator = AppCoordinator(window: window)
        coordinator?.start()
        self.window = window
        window.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- AppCoordinator.swift
import UIKit

final class AppCoordinator {
    private let window: UIWindow
    private let tabs = UITabBarController()

    init(window: UIWindow) {
        self.window = window
        tabs.restorationIdentifier = "tabs"
    }

    func start() {
        window.rootViewController = tabs
    }
}
