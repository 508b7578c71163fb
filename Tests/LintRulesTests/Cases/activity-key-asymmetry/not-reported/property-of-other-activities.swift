// The link comes from the web; only the order is restored, and it is there.
extension NSUserActivity {
    var order: String? {
        get { userInfo?["order"] as? String }
        set { addUserInfoEntries(from: ["order": newValue ?? ""]) }
    }
    var link: String? { userInfo?["link"] as? String }
}
@main class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var order = ""
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        order = activity.order ?? ""
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        order = userActivity.link ?? ""
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "ordering")
        activity.order = order
        return activity
    }
}
