@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
struct Draft {
    var body = ""
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var draft = Draft()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if let draft = session.stateRestorationActivity?.userInfo?["draft"] as? Draft { self.draft = draft }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        make("edit", ["draft": draft]) // expect: activity-unsupported-value
    }
    private func make(_ type: String, _ entries: [String: Any]) -> NSUserActivity {
        let activity = NSUserActivity(activityType: type)
        activity.addUserInfoEntries(from: entries)
        return activity
    }
}
