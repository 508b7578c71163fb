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
        switch activity.activityType {
        case "com.example.page": fallthrough
        case "com.example.other": show(activity.userInfo?["page"] as? Int)
        default: break
        }
    }
    func show(_ page: Int?) {}
}
