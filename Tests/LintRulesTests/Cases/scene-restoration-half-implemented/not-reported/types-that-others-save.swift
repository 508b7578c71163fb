@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var filter = ""

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        restore(activity)
    }

    func scene(_ scene: UIScene, continue activity: NSUserActivity) {
        restore(activity)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.list")
        activity.userInfo = ["filter": filter]
        return activity
    }

    private func restore(_ activity: NSUserActivity) {
        switch activity.activityType {
        case "com.example.list": filter = activity.userInfo?["filter"] as? String ?? ""
        case "com.example.watch": filter = "watched"
        default: break
        }
    }
}
