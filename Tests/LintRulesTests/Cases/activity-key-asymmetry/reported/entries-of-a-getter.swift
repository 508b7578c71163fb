// Entries that a getter makes are entries.
@main class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var row = 0
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        row = activity.userInfo?["row"] as? Int ?? 0
    }
    private var info: [AnyHashable: Any] {
        ["row": row, "note": ""] // expect: activity-key-asymmetry
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "tabs")
        activity.userInfo = info
        return activity
    }
}
