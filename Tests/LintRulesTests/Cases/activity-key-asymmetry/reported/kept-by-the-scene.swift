// The scene keeps what it was restored from, and a screen asks it.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let activity = options.userActivities.first ?? session.stateRestorationActivity
        scene.userActivity = activity
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
class Page: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let entries = view.window?.windowScene?.userActivity?.userInfo {
            if entries["editor"] != nil { // expect: activity-key-asymmetry
                present(Editor(), animated: false)
            }
            title = entries["title"] as? String
        }
        keep()
    }
    func keep() {
        let activity = NSUserActivity(activityType: "page")
        activity.addUserInfoEntries(from: ["title": title ?? ""])
        view.window?.windowScene?.userActivity = activity
    }
}
class Editor: UIViewController {}
