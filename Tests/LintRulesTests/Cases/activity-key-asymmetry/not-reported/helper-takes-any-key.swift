// An activity's own helper takes any key.
extension NSUserActivity {
    subscript(key: String) -> Any? {
        get { userInfo?[key] }
        set { userInfo?[key] = newValue }
    }
}
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        print(session.stateRestorationActivity?.userInfo?["tab"] as? Int ?? 0)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "tabs")
        activity.addUserInfoEntries(from: ["version": 1])
        activity["tab"] = 2
        return activity
    }
}
