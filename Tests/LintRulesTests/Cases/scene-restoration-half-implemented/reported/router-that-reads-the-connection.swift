// A router reads the connection's activities, not the session's.
//- SceneDelegate.swift
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let router = Router()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        router.start(with: connectionOptions)
    }
}
//- Saving.swift
extension SceneDelegate {
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { // expect: scene-restoration-half-implemented
        router.activity()
    }
}
//- Router.swift
final class Router {
    var page = 0
    func start(with options: UIScene.ConnectionOptions) {
        guard let activity = options.userActivities.first(where: { $0.activityType == "com.example.page" }) else { return }
        page = activity.userInfo?["page"] as? Int ?? 0
    }
    func activity() -> NSUserActivity {
        let activity = NSUserActivity(activityType: "com.example.page")
        activity.addUserInfoEntries(from: ["page": page])
        return activity
    }
}
//- AppDelegate.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
}
