// Each is private to its type, and named by nobody.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    let store = Store()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        store.page = session.stateRestorationActivity?.userInfo?["page"] as? Int ?? 1
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity } // expect: scene-restoration-half-implemented
}
final class Store {
    var page = 1
    private func keep(in scene: UIScene) {
        let activity = NSUserActivity(activityType: "com.example.page")
        activity.userInfo = ["page": page]
        scene.userActivity = activity
    }
}
