@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var page = 0
    func scene(_ scene: UIScene, continue stateRestorationActivity: NSUserActivity) {
        page = stateRestorationActivity.userInfo?["page"] as? Int ?? 0
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { // expect: scene-restoration-half-implemented
        let activity = NSUserActivity(activityType: "com.example.page")
        activity.addUserInfoEntries(from: ["page": page])
        return activity
    }
}
