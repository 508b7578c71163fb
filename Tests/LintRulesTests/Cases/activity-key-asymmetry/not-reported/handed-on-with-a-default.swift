@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class Detail: UIViewController {
    var team = ""
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let activity = NSUserActivity(activityType: "team")
        activity.addUserInfoEntries(from: ["team": team, "event": 1])
        view.window?.windowScene?.userActivity = activity
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.window?.windowScene?.userActivity = nil
    }
}
struct State {
    var values: [AnyHashable: Any]
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        scene.title = activity.userInfo?["team"] as? String
        open(State(values: activity.userInfo ?? [:]))
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
    func open(_ state: State) {}
}
