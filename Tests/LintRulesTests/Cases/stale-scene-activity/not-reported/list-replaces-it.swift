// The screen behind gives the scene its own.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class List: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.window?.windowScene?.userActivity = NSUserActivity(activityType: "list")
    }
    func open() {
        navigationController?.pushViewController(Editor(), animated: true)
    }
}
class Editor: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.window?.windowScene?.userActivity = NSUserActivity(activityType: "edit")
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.title = session.stateRestorationActivity?.title
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
