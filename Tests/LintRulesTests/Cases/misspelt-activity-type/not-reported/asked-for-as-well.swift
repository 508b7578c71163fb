@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
// A list and one of its items.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, continue activity: NSUserActivity) {}
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        switch activity.activityType {
        case "com.example.item": scene.title = "Item"
        case "com.example.items": scene.title = "Items"
        default: break
        }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "com.example.item") }
}
