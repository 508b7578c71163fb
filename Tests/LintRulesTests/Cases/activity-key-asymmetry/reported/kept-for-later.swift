// What brings the state back is kept for later, and handed on to the first screen.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var restored: NSUserActivity?
    let list = List()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        restored = session.stateRestorationActivity
        list.restored = session.stateRestorationActivity
        window?.rootViewController = list
    }
    func sceneDidBecomeActive(_ scene: UIScene) {
        guard let entries = restored?.userInfo else { return }
        list.title = entries["heading"] as? String // expect: activity-key-asymmetry
        restored = nil
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "list")
        var entries = [String: Any]()
        entries["title"] = list.title
        activity.userInfo = entries
        return activity
    }
}
class List: UIViewController {
    var restored: NSUserActivity?
    override func viewDidLoad() {
        super.viewDidLoad()
        title = restored?.userInfo?["name"] as? String // expect: activity-key-asymmetry
    }
}
