// The delegate looks whether the screen is still there.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class Editor: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.window?.windowScene?.userActivity = NSUserActivity(activityType: "edit")
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if session.stateRestorationActivity != nil {
            (window?.rootViewController as? UINavigationController)?.pushViewController(Editor(), animated: false)
        }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let navigation = window?.rootViewController as? UINavigationController
        guard navigation?.topViewController is Editor else { return nil }
        return scene.userActivity
    }
}
