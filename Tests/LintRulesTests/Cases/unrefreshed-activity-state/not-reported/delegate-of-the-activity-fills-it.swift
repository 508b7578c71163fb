// The activity's delegate fills it.
class Player: UIViewController, NSUserActivityDelegate {
    func share() {
        let activity = NSUserActivity(activityType: "play")
        activity.userInfo = ["position": 3]
        activity.delegate = self
        userActivity = activity
    }
    func userActivityWillSave(_ activity: NSUserActivity) { activity.userInfo = ["position": 4] }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    let player = Player()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        print(session.stateRestorationActivity?.userInfo?["position"] ?? 0)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { player.userActivity }
}
