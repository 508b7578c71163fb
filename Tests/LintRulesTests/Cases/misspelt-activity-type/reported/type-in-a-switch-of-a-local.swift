@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        let type = activity.activityType
        switch type {
        case "com.example.newNoet": // expect: misspelt-activity-type
            scene.title = "New"
        default: break
        }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        NSUserActivity(activityType: "com.example.newNote")
    }
}
