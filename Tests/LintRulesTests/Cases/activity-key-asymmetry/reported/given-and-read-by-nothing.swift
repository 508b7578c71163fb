@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class Detail: UIViewController {
    var team = ""
    var event = ""
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let activity = NSUserActivity(activityType: "team")
        activity.addUserInfoEntries(from: [
            "team": team,
            "event": event, // expect: activity-key-asymmetry
        ])
        view.window?.windowScene?.userActivity = activity
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.window?.windowScene?.userActivity = nil
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity, let info = activity.userInfo else { return }
        print(activity.userInfo ?? [:])
        scene.title = info["team"] as? String
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
    func changed(_ notification: Notification) {
        var userInfo: [String: Any] = ["row": 1]
        userInfo["sender"] = self
        NotificationCenter.default.post(name: Notification.Name("changed"), object: nil, userInfo: userInfo)
    }
}
