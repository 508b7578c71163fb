// A way leaves before.
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
        activity.addUserInfoEntries(from: ["tab": tab])
        if isOpen { return activity }
        activity.userInfo = ["row": row]
        return activity
    }
}
