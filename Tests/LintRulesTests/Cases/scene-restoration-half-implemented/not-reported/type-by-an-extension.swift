@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, continue activity: NSUserActivity) {}
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.page")
        activity.userInfo = ["page": 1]
        return activity
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        if activity.activityType == "com.example.search" { search(activity.title) }
        if let page = activity.page { show(page) }
    }
    func show(_ page: Int) {}
    func search(_ text: String?) {}
}
extension NSUserActivity {
    var page: Int? { userInfo?["page"] as? Int }
}
