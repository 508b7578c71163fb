// What is handed out where the scene has none takes nothing away.
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
        if let activity = scene.userActivity ?? Current.activity {
            return activity
        }
        return nil
    }
}
enum Current {
    static var activity: NSUserActivity?
}
