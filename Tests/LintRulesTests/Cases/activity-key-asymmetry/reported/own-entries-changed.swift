@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var draft = ""
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        draft = session.stateRestorationActivity?.userInfo?["body"] as? String ?? "" // expect: activity-key-asymmetry
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "edit")
        var entries = activity.userInfo ?? [:]
        entries["draft"] = draft
        activity.userInfo = entries
        return activity
    }
}
