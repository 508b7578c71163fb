// Each scene has a delegate of its own, and one of them forgets to ask.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class ListScene: UIResponder, UIWindowSceneDelegate {
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity } // expect: scene-restoration-half-implemented
}
class PageScene: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.userActivity = session.stateRestorationActivity ?? NSUserActivity(activityType: "page")
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
