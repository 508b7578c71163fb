@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var filter = ""

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        switch activity.activityType {
        case "com.example.state.2": filter = activity.userInfo?["filter"] as? String ?? ""
        case "com.example.state.1": filter = activity.userInfo?["filter"] as? String ?? "unread"
        default: break
        }
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.state.2")
        activity.userInfo = ["filter": filter]
        return activity
    }
}
