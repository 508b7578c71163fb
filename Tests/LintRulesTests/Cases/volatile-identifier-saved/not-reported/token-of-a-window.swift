@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    let launch = UUID()
    var isSameLaunch = false
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        isSameLaunch = session.stateRestorationActivity?.userInfo?["launch"] as? String == launch.uuidString
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.window")
        activity.userInfo = ["launch": launch.uuidString]
        return activity
    }
}
