// Whoever is given the activity reads it when its turn comes.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class Keeper: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var pending: NSUserActivity?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        pending = session.stateRestorationActivity
    }
    func sceneDidBecomeActive(_ scene: UIScene) {
        window?.rootViewController?.title = pending?.userInfo?["title"] as? String
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "reading")
        activity.addUserInfoEntries(from: ["title": window?.rootViewController?.title ?? ""])
        return activity
    }
}
class Giver: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.userActivity = session.stateRestorationActivity
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
class Reader: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = view.window?.windowScene?.userActivity?.userInfo?["title"] as? String
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        let activity = NSUserActivity(activityType: "reading")
        activity.addUserInfoEntries(from: ["title": title ?? ""])
        view.window?.windowScene?.userActivity = activity
    }
}
