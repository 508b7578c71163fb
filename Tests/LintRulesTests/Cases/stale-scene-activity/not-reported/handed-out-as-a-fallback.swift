// The scene's is only what there is besides.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class Trip: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let activity = NSUserActivity(activityType: "trip")
        activity.addUserInfoEntries(from: ["document": "42"])
        view.window?.windowScene?.userActivity = activity
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
        Current.activity ?? scene.userActivity
    }
}
enum Current {
    static var activity: NSUserActivity?
}
