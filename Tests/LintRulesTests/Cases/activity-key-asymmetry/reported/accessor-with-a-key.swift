@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var draft = ""
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        draft = activity.text("body") ?? ""
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "edit")
        activity.userInfo = ["draft": draft]
        return activity
    }
}
extension NSUserActivity {
    func text(_ key: String) -> String? {
        userInfo?[key] as? String // expect: activity-key-asymmetry
    }
}
