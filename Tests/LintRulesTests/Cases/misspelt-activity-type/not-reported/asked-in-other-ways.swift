@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
enum Kind: String {
    case item = "com.example.item"
    case items = "com.example.items"
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, continue activity: NSUserActivity) {}
    let titles: [String: String] = ["com.example.items": "Items", "com.example.item": "Item"]
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity, let kind = Kind(rawValue: activity.activityType) else { return }
        if ["com.example.item", "com.example.items"].contains(activity.activityType) {
            scene.title = titles[activity.activityType] ?? kind.rawValue
        }
        // Another thing's name.
        let type = scene.title
        if type == "com.example.iten" || scene.subtitle != "com.example.iten" {
            scene.title = titles["com.example.iten"]
        }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "com.example.item") }
}
