// Nobody names what UIKit calls of a scene's delegate.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var page = 1
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        page = session.stateRestorationActivity?.userInfo?["page"] as? Int ?? 1
    }
    func sceneWillResignActive(_ scene: UIScene) {
        let activity = NSUserActivity(activityType: "com.example.page")
        activity.userInfo = ["page": page]
        scene.userActivity = activity
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
