@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var draft = ""
    var makers: [(String, [String: Any]) -> NSUserActivity] = []
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        makers = [make]
        draft = session.stateRestorationActivity?.userInfo?["body"] as? String ?? ""
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        draft.isEmpty ? make("edit", ["draft": draft]) : makers[0]("edit", Store.entries)
    }
    private func make(_ type: String, _ entries: [String: Any]) -> NSUserActivity {
        let activity = NSUserActivity(activityType: type)
        activity.addUserInfoEntries(from: entries)
        return activity
    }
}
