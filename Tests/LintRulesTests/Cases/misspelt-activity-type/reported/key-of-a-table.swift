@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let titles: [String: String] = [
        "com.example.list": "List",
        "com.example.detial": "Detail", // expect: misspelt-activity-type
    ]
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        scene.title = titles[activity.activityType]
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        NSUserActivity(activityType: isList ? "com.example.list" : "com.example.detail")
    }
    var isList = true
}
