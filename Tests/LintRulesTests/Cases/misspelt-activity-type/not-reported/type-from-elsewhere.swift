@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var kind = UserDefaults.standard.string(forKey: "kind") ?? ""
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        if activity.activityType == "com.example.newnote" { scene.title = "New" }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        kind.isEmpty ? NSUserActivity(activityType: "com.example.newNote") : NSUserActivity(activityType: kind)
    }
}
