// What is given when the view is there does not bring back what was asked for before; nor is it given where it is only taken away.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class Reader: UIViewController {
    var row = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        row = view.window?.windowScene?.userActivity?.userInfo?["row"] as? Int ?? 0 // expect: restored-too-early
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let activity = NSUserActivity(activityType: "read")
        activity.addUserInfoEntries(from: ["row": row])
        view.window?.windowScene?.userActivity = activity
    }
}
class Page: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.window?.windowScene?.userActivity = NSUserActivity(activityType: "page") // expect: restored-too-early
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.window?.windowScene?.userActivity = nil
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.userActivity = session.stateRestorationActivity
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
