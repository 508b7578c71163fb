// Another activity, and the same name for a new one.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var (tab, row, isOpen) = (0, 0, false)
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        tab = session.stateRestorationActivity?.userInfo?["tab"] as? Int ?? 0
        row = session.stateRestorationActivity?.userInfo?["row"] as? Int ?? 0
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "tabs")
        activity.addUserInfoEntries(from: ["tab": tab, "row": row])
        let other = NSUserActivity(activityType: "other")
        other.userInfo = ["row": row]
        other.becomeCurrent()
        var draft = NSUserActivity(activityType: "draft")
        draft.addUserInfoEntries(from: ["tab": tab])
        draft.becomeCurrent()
        draft = NSUserActivity(activityType: "draft")
        draft.userInfo = ["row": row]
        draft.becomeCurrent()
        return activity
    }
}
