@main class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        scene.title = activity.userInfo?["path"] as? String
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "a.b")
        activity.userInfo = ["window": "x", "path": "y"] // expect: activity-key-asymmetry
        return activity
    }
    func windowId(from activity: NSUserActivity) -> String? { activity.userInfo?["window"] as? String }
}
