// Nothing is read from the activities, but what is shown depends on whether there is one.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class Shown: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard session.stateRestorationActivity != nil else { return }
        window?.rootViewController = UITableViewController()
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "list") }
}
class Remembered: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let comesBack = session.stateRestorationActivity != nil
        if comesBack { window?.rootViewController = UITableViewController() }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "list") }
}
class Helped: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if let activity = session.stateRestorationActivity { show(activity) }
    }
    func show(_ activity: NSUserActivity) { window?.rootViewController = UITableViewController() }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "list") }
}
class Answered: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if restores(session.stateRestorationActivity) { window?.rootViewController = UITableViewController() }
    }
    func restores(_ activity: NSUserActivity?) -> Bool { activity != nil }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "list") }
}
class Flagged: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        var comesBack = false
        if let _ = session.stateRestorationActivity { comesBack = true }
        if comesBack { window?.rootViewController = UITableViewController() }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "list") }
}
class Looping: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        for _ in [session.stateRestorationActivity].compactMap({ $0 }) { window?.rootViewController = UITableViewController() }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "list") }
}
class Walking: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        [session.stateRestorationActivity].compactMap { $0 }.forEach { _ in window?.rootViewController = UITableViewController() }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "list") }
}
class Mapping: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        _ = session.stateRestorationActivity.map { _ in window?.rootViewController = UITableViewController() }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "list") }
}
