// The connection's activities are read, not the session's.
//- Main.swift
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var page = 0
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { // expect: scene-restoration-half-implemented
        let activity = NSUserActivity(activityType: "com.example.page")
        activity.addUserInfoEntries(from: ["page": page])
        return activity
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let activity = connectionOptions.userActivities.first {
            page = activity.userInfo?["page"] as? Int ?? 0
        }
    }
}
//- AppDelegate.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
}
