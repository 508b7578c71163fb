// Other things have entries, too, and what another device sends is not what was saved.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var received: NSUserActivity?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        received = options.userActivities.first
        window?.rootViewController?.title = session.stateRestorationActivity?.userInfo?["title"] as? String
        NotificationCenter.default.addObserver(self, selector: #selector(changed(_:)), name: .changed, object: nil)
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        received = userActivity
    }
    func sceneDidBecomeActive(_ scene: UIScene) {
        window?.rootViewController?.title = received?.userInfo?["link"] as? String
    }
    @objc func changed(_ notice: Notification) {
        window?.rootViewController?.title = notice.userInfo?["name"] as? String
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "page")
        activity.userInfo = ["title": window?.rootViewController?.title ?? ""]
        return activity
    }
}
extension Notification.Name {
    static let changed = Notification.Name("changed")
}
