@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var page = 0
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let entries = session.stateRestorationActivity?.userInfo else { return }
        let legacyPage = entries["pageNumber"] as? Int
        page = entries["page"] as? Int ?? 0
        if page == 0 {
            page = legacyPage ?? 0
        }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "edit")
        activity.userInfo = ["page": page]
        return activity
    }
}
