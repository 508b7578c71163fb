// Through locals, of the scene by the class that it has.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class Trip: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let activity = NSUserActivity(activityType: "trip")
        activity.addUserInfoEntries(from: ["document": "42"])
        view.window?.windowScene?.userActivity = activity // expect: stale-scene-activity
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var navigation: UINavigationController? { window?.rootViewController as? UINavigationController }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        print(activity.userInfo?["document"] as? String ?? "")
        navigation?.pushViewController(Trip(), animated: false)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        guard let windowScene = scene as? UIWindowScene, let activity = windowScene.userActivity else { return nil }
        print(activity.activityType)
        return activity
    }
}
