// What `.screen()` is, the place tells.
@main class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: .screen()) // expect: broken-restoration-chain
        return true
    }
}
class Screen: UIViewController {}
extension UIViewController {
    static func screen() -> UIViewController {
        let screen = Screen()
        screen.restorationIdentifier = "screen"
        return screen
    }
}
