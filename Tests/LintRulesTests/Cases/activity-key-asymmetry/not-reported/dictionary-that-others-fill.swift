// A dictionary that others fill.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var tabs = Tabs()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        print(session.stateRestorationActivity?.userInfo?["tab"] as? Int ?? 0)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "tabs")
        var info: [String: Any] = ["version": 1]
        tabs.write(to: &info)
        activity.userInfo = info
        return activity
    }
}
