class List: UIViewController, NSUserActivityDelegate {
    var row = 0
    var last: NSUserActivity?
    func select() {
        let activity = NSUserActivity(activityType: "row")
        activity.userInfo = ["row": row]
        activity.delegate = self
        userActivity = activity
        last = activity
    }
    func userActivityWillSave(_ userActivity: NSUserActivity) {
        userActivity.userInfo = ["row": row]
        DispatchQueue.main.async { print("saved", userActivity) }
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    let list = List()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        print(session.stateRestorationActivity?.userInfo?["row"] as? Int ?? 0)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { list.last }
}
