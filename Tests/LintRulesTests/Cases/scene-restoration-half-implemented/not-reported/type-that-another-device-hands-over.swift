// For handing over to another device, it seems.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.page")
        activity.webpageURL = URL(string: "https://example.com/1")
        return activity
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity, activity.activityType == "com.example.search" else { return }
        search(activity.userInfo?["text"] as? String)
    }
    func scene(_ scene: UIScene, continue activity: NSUserActivity) {
        if activity.activityType == "com.example.page" { show(activity.webpageURL) }
    }
    func show(_ page: URL?) {}
    func search(_ text: String?) {}
}
