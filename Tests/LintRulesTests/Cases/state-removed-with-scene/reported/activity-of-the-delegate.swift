class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var activity: NSUserActivity?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        open(session.stateRestorationActivity?.userInfo?["name"] as? String ?? "")
    }

    func open(_ name: String) {
        let activity = NSUserActivity(activityType: "com.example.document")
        activity.userInfo = ["name": name]
        self.activity = activity
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        activity = nil // expect: state-removed-with-scene
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        activity
    }
}
