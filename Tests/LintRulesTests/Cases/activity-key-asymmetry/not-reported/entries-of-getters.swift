@main class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var row = 0
    var state = ScreenState()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        row = activity.userInfo?["row"] as? Int ?? 0
        state.text = activity.userInfo?["text"] as? String ?? ""
        state.page = activity.userInfo?["page"] as? Int ?? 0
        scene.title = activity.userInfo?["title"] as? String
    }
    private var info: [AnyHashable: Any] {
        var info: [AnyHashable: Any] = ["row": row]
        info["title"] = "Notes"
        return info
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "tabs")
        activity.userInfo = info
        activity.addUserInfoEntries(from: state.dictionary())
        return activity
    }
}
struct ScreenState {
    var text = ""
    var page = 0
    func dictionary() -> [String: Any] {
        guard !text.isEmpty else { return ["page": page] }
        return ["text": text, "page": page]
    }
}
