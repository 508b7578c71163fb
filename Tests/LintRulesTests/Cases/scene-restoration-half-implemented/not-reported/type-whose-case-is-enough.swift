// That there is a case is all that is asked, and any brings the screen back.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
enum Kind: String {
    case list = "com.example.list"
    case timer = "com.example.timer"
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var shown: String?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity, Kind(rawValue: activity.activityType) != nil else { return }
        shown = activity.userInfo?["id"] as? String
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: shown == nil ? Kind.timer.rawValue : Kind.list.rawValue)
        activity.userInfo = ["id": shown ?? ""]
        return activity
    }
}
