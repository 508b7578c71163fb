// For other devices, and what is restored is made anew.
class Editor: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let activity = NSUserActivity(activityType: "edit")
        activity.userInfo = ["document": "42"]
        userActivity = activity
    }
    func activity(for scene: UIScene) -> NSUserActivity {
        let activity = NSUserActivity(activityType: "restore")
        activity.userInfo = ["document": "42"]
        return activity
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    let editor = Editor()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        print(session.stateRestorationActivity?.userInfo?["document"] as? String ?? "")
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { editor.activity(for: scene) }
}
