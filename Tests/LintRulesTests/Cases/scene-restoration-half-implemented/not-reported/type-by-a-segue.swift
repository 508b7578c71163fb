@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, continue activity: NSUserActivity) {}
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.page")
        activity.webpageURL = URL(string: "https://example.com/1")
        return activity
    }
    var root: UIViewController?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        if activity.activityType == "com.example.search" { search(activity.title) }
        root?.performSegue(withIdentifier: "restore", sender: activity)
    }
    func search(_ text: String?) {}
}
