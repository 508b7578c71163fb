@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UINavigationController(rootViewController: UIViewController())
        self.window = window
        if let activity = session.stateRestorationActivity { open(activity) }
        window.makeKeyAndVisible()
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "reading") }
    private func open(_ activity: NSUserActivity) {
        (window?.rootViewController as? UINavigationController)?.pushViewController(UIViewController(), animated: false)
    }
}
// What the storyboard brought goes into the new window, or is all that there is where nothing was saved.
class KeepingDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if let activity = session.stateRestorationActivity { window?.rootViewController?.restoreUserActivityState(activity) }
        let window = UIWindow(windowScene: scene as! UIWindowScene)
        window.rootViewController = self.window?.rootViewController
        self.window = window
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "reading") }
}
class ChoosingDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if let activity = session.stateRestorationActivity {
            window?.rootViewController?.restoreUserActivityState(activity)
        } else {
            window = UIWindow(windowScene: scene as! UIWindowScene)
        }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "reading") }
}
