// Under this key there is never anything but nothing.
extension NSUserActivity {
    var page: Int? {
        get { userInfo?["page"] as? Int } // expect: activity-key-asymmetry
        set { userInfo?["page"] = nil }
    }
}
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var page = 0
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        page = session.stateRestorationActivity?.page ?? 0
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "reading")
        activity.userInfo = ["chapter": 1]
        activity.page = page
        return activity
    }
}
