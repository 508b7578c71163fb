@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var isMain = true
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if let activity = options.userActivities.first(where: { $0.activityType == "edit" }) {
            scene.title = activity.title
        } else if let activity = session.stateRestorationActivity {
            // The first that an activity is asked for.
            isMain = activity.userInfo?["isMain"] as? Bool ?? true // expect: activity-key-asymmetry
        }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "edit")
        activity.addUserInfoEntries(from: ["document": 1])
        return activity
    }
}
