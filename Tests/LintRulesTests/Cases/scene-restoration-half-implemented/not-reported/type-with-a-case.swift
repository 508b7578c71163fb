@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, continue activity: NSUserActivity) {}
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.page")
        activity.userInfo = ["page": 1]
        return activity
    }
    enum Kind: String {
        case page = "com.example.page"
        case search = "com.example.search"
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity, let kind = Kind(rawValue: activity.activityType) else { return }
        if kind == .search { search(activity.title) } else { show(activity.userInfo?["page"] as? Int) }
    }
    func show(_ page: Int?) {}
    func search(_ text: String?) {}
}
