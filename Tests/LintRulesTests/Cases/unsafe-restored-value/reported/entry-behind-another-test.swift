// That there are entries says nothing of this one.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        if activity.userInfo != nil {
            scene.title = (activity.userInfo!["title"] as! String) // expect: unsafe-restored-value
        }
        if let info = activity.userInfo, info["page"] != nil {
            scene.title = (info["name"] as! String) // expect: unsafe-restored-value
        }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.list")
        activity.userInfo = ["title": "one", "name": "two", "page": 1]
        return activity
    }
}
