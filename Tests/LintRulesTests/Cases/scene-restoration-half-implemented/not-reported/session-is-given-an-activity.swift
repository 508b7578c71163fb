// A session may be given its activity at any time.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if let activity = session.stateRestorationActivity { scene.userActivity = activity }
    }
    func sceneWillResignActive(_ scene: UIScene) { scene.session.stateRestorationActivity = NSUserActivity(activityType: "page") }
}
