@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var draft = ""
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let entries = session.stateRestorationActivity?.userInfo else { return }
        restore(entries)
    }
    private func restore(_ entries: [AnyHashable: Any]) {
        draft = entries["draft"] as? String ?? ""
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "edit")
        activity.userInfo = ["draft": draft]
        return activity
    }
}
