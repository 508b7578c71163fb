@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var draft = ""
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        draft = session.stateRestorationActivity?.userInfo?["body"] as? String ?? "" // expect: activity-key-asymmetry
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        make("edit", ["draft": draft])
    }
    private func make(_ type: String, _ entries: [String: Any]) -> NSUserActivity {
        let activity = NSUserActivity(activityType: type)
        activity.addUserInfoEntries(from: entries)
        return activity
    }
}
