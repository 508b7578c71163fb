// The case goes to who may care for each, or what all of them have is read for any.
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
        show(kind, activity.userInfo?["id"] as? String)
        switch kind {
        case .list: list = activity.userInfo?["id"] as? String
        default: break
        }
    }
    private func show(_ kind: Kind, _ id: String?) {
        if kind == .timer { timer = id }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        if let timer {
            let activity = NSUserActivity(activityType: Kind.timer.rawValue)
            activity.userInfo = ["id": timer]
            return activity
        }
        let activity = NSUserActivity(activityType: Kind.list.rawValue)
        activity.userInfo = ["id": list ?? ""]
        return activity
    }
}
