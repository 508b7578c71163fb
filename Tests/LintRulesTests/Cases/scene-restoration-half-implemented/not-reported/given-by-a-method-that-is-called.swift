// One method is called as the scene goes to the background, the other by who only names it.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var page = 1
    var keepers: [(UIScene) -> Void] = []
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        page = session.stateRestorationActivity?.userInfo?["page"] as? Int ?? 1
        keepers = [persist]
    }
    func sceneDidEnterBackground(_ scene: UIScene) { keepers.forEach { $0(scene) } }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
    private func persist(_ scene: UIScene) {
        let activity = NSUserActivity(activityType: "com.example.page")
        activity.userInfo = ["page": page]
        scene.userActivity = activity
    }
}
