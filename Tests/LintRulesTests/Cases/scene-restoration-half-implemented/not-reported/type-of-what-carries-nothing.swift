// That there was a window with nothing in it is all that it says.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, continue activity: NSUserActivity) {}
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.page")
        return activity
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity, activity.activityType == "com.example.search" else { return }
        search(activity.userInfo?["text"] as? String)
    }
    func search(_ text: String?) {}
}
