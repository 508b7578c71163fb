// The one screen hands its activity on and never has any; the other keeps its own to itself.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.title = session.stateRestorationActivity?.title
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { // expect: scene-restoration-half-implemented
        scene.userActivity
    }
}
class Screen: UIViewController {}
class List: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        userActivity = NSUserActivity(activityType: "list")
    }
}
class Container: UIViewController {
    let screen = Screen()
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let activity = screen.userActivity
        view.window?.windowScene?.userActivity = activity
    }
}
