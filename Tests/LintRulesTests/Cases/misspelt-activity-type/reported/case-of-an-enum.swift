@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
enum Kind: String { case newNote = "com.example.newnote" }
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        if Kind(rawValue: activity.activityType) == .newNote { // expect: misspelt-activity-type
            scene.title = "New"
        }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        NSUserActivity(activityType: "com.example.newNote")
    }
}
