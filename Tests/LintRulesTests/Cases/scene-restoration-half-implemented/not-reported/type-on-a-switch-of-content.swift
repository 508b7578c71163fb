@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, continue activity: NSUserActivity) {}
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.page")
        activity.userInfo = ["page": 1]
        return activity
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        if activity.activityType == "com.example.search" { search(activity.title) }
        guard let page = activity.userInfo?["page"] as? Int else { return }
        switch page {
        case 1: search("one")
        default: search("many")
        }
    }
    func search(_ text: String?) {}
}
