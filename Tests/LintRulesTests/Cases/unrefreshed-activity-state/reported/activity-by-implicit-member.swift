// What `.main()` is, the place tells.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.title = session.stateRestorationActivity?.userInfo?["page"] as? String
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
extension NSUserActivity {
    static func main() -> NSUserActivity {
        let activity = NSUserActivity(activityType: "org.example.main")
        activity.addUserInfoEntries(from: ["page": "1"])
        return activity
    }
}
class Screen: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        userActivity = .main() // expect: unrefreshed-activity-state
        view.window?.windowScene?.userActivity = userActivity
    }
}
