// The activity's own dictionary, filled by others.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var tabs = Tabs()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        print(session.stateRestorationActivity?.userInfo?["tab"] as? Int ?? 0)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "tabs")
        activity.userInfo = ["version": 1]
        tabs.write(to: &activity.userInfo)
        return activity
    }
}
