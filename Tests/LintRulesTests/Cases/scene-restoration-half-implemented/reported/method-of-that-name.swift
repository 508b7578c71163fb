@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
struct Poem {
    let title: String
    func userActivity() -> NSUserActivity { NSUserActivity(activityType: "poem") }
}
// The controller's own activity is not the scene's.
class PoemController: UIViewController {
    let poem = Poem(title: "Autumn")
    override func viewDidLoad() {
        super.viewDidLoad()
        userActivity = poem.userActivity()
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        scene.title = activity.title
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity } // expect: scene-restoration-half-implemented
}
