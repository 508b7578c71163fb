import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    private enum Key {
        static let stateVersion = "stateVersion"
    }

    /// Raised whenever older archives would bring back screens that no longer exist.
    private let stateVersion = 2

    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.tintColor = .systemGreen
        window.rootViewController = makeRootViewController(store: .shared)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        TrailStore.shared.save()
    }

    // MARK: State restoration

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        coder.encode(stateVersion, forKey: Key.stateVersion)
        return true
    }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        coder.decodeInteger(forKey: Key.stateVersion) == stateVersion
    }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
        coder.encode(version, forKey: UIApplication.stateRestorationBundleVersionKey)
    }

    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [Any],
        coder: NSCoder
    ) -> UIViewController? {
        guard identifierComponents.last as? String == RootIdentifier.tabs else { return nil }
        return window?.rootViewController
    }
}
