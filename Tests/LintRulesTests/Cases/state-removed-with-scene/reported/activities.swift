class FirstDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.userActivity = session.stateRestorationActivity ?? NSUserActivity(activityType: "read")
    }
    func sceneDidEnterBackground(_ scene: UIScene) {
        scene.userActivity = nil // expect: state-removed-with-scene
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        scene.userActivity
    }
}
class SecondDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if let activity = session.stateRestorationActivity {
            scene.title = activity.title
        }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "read")
        activity.title = scene.title
        return activity
    }
    func sceneDidDisconnect(_ scene: UIScene) {
        scene.session.stateRestorationActivity = nil // expect: state-removed-with-scene
    }
}
