// The session's is read where there is no other.
//- SceneDelegate.swift
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let router = Router()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity
        router.start(with: activity)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { router.activity() }
}
final class Router {
    var page = 0
    func start(with activity: NSUserActivity?) { page = activity?.userInfo?["page"] as? Int ?? 0 }
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
