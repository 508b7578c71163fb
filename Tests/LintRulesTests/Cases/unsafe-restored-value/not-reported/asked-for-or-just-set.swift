// What was asked for, or has just been set.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if session.stateRestorationActivity != nil, session.stateRestorationActivity?.userInfo != nil {
            scene.title = session.stateRestorationActivity!.userInfo!["title"] as? String
        }
        if let activity = session.stateRestorationActivity { scene.title = activity.userInfo!["title"] as? String }
        session.userInfo = ["title": "one"]
        scene.title = session.userInfo!["title"] as? String
    }
    func sceneDidBecomeActive(_ scene: UIScene) {
        scene.title = scene.session.userInfo!["title"] as? String
    }
    func sceneDidEnterBackground(_ scene: UIScene) {
        scene.session.stateRestorationActivity = NSUserActivity(activityType: "reading")
        scene.session.stateRestorationActivity!.userInfo!["title"] = scene.title
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
    func save(_ scene: UIScene) {
        let activity = NSUserActivity(activityType: "reading")
        activity.userInfo = [:]
        activity.userInfo!["title"] = scene.title
        scene.userActivity = activity
    }
}
class OtherDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        prepare(session)
        scene.title = session.userInfo!["title"] as? String
    }
    func prepare(_ session: UISceneSession) {
        session.userInfo = ["title": "two"]
    }
}
