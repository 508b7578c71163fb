@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var page = 0
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let stateRestorationActivity = session.kept else { return }
        restore(stateRestorationActivity)
    }
    func restore(_ stateRestorationActivity: NSUserActivity) {
        page = stateRestorationActivity.userInfo?["page"] as? Int ?? 0
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.page")
        activity.addUserInfoEntries(from: ["page": page])
        return activity
    }
}
extension UISceneSession {
    var kept: NSUserActivity? {
        guard let stateRestorationActivity else { return nil }
        return stateRestorationActivity
    }
}
