@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private var trail = "first"
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        switch activity.activityType {
        case "com.example.trail.detail": // expect: misspelt-activity-type
            trail = activity.userInfo?["trail"] as? String ?? "first"
        default:
            break
        }
        scene.title = trail
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.trails.detail")
        activity.userInfo = ["trail": trail]
        return activity
    }
}
