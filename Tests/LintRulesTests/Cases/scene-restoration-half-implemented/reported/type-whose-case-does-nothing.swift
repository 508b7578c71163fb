// There is a case for the type, and what asks for the case does nothing for it.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
enum Kind: String {
    case list = "com.example.list"
    case timer = "com.example.timer"
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var list: String?
    var timer: String?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity, let kind = Kind(rawValue: activity.activityType) else { return }
        switch kind {
        case .list: list = activity.userInfo?["id"] as? String
        default: break
        }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        if let timer {
            let activity = NSUserActivity(activityType: Kind.timer.rawValue) // expect: scene-restoration-half-implemented
            activity.userInfo = ["id": timer]
            return activity
        }
        let activity = NSUserActivity(activityType: Kind.list.rawValue)
        activity.userInfo = ["id": list ?? ""]
        return activity
    }
}
