@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class Reader: UIViewController {
    var restored: [AnyHashable: Any]?
    var page = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        page = restored?["page"] as? Int ?? 0
        restored = nil
    }
    func makeActivity() -> NSUserActivity {
        let activity = NSUserActivity(activityType: "read")
        activity.userInfo = [
            "page": page,
            "zoom": 2, // expect: activity-key-asymmetry
        ]
        return activity
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    let reader = Reader()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        reader.restored = session.stateRestorationActivity?.userInfo
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { reader.makeActivity() }
}
