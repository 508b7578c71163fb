// What screens ask the scene's activity for is what some of them give it.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var restored: NSUserActivity?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        restored = session.stateRestorationActivity
        scene.userActivity = restored
    }
    func sceneDidBecomeActive(_ scene: UIScene) {
        window?.rootViewController?.title = restored?.userInfo?["title"] as? String
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
class Page: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let entries = view.window?.windowScene?.userActivity?.userInfo
        title = entries?["title"] as? String
        keep()
    }
    func keep() {
        let activity = view.window?.windowScene?.userActivity ?? NSUserActivity(activityType: "page")
        var entries = [String: Any]()
        entries["title"] = title
        activity.addUserInfoEntries(from: entries)
        view.window?.windowScene?.userActivity = activity
    }
}
