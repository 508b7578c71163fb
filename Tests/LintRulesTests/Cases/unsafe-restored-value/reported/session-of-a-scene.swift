// A session has nothing to begin with, and what it was given may be gone.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.userActivity = session.stateRestorationActivity
        scene.title = session.stateRestorationActivity!.title // expect: unsafe-restored-value
        if scene.title == nil { session.userInfo = ["title": "one"] }
        let title = session.userInfo?["title"] as! String // expect: unsafe-restored-value
        scene.title = scene.session.userInfo!["title"] as? String ?? title // expect: unsafe-restored-value
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
