// One method makes the window and the next one asks for it.
class Delegate: UIResponder, UIApplicationDelegate {
    var mainWindow: UIWindow?
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        makeWindow()
        if let window = mainWindow { fill(window) }
        show()
        return true
    }
    private func makeWindow() {
        mainWindow = UIWindow(frame: UIScreen.main.bounds) // expect: late-window-setup
        mainWindow?.tintColor = .red
    }
    private func fill(_ window: UIWindow) {
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        window.rootViewController = tabs
    }
    private func show() {
        guard let window = mainWindow else { return }
        window.makeKeyAndVisible()
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
