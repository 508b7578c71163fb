// A property that the project adds to activities puts the entry in.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
extension NSUserActivity {
    var row: Int? {
        get { userInfo?["row"] as? Int }
        set { addUserInfoEntries(from: ["row": newValue ?? 0]) }
    }
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var row = 0
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        row = session.stateRestorationActivity?.userInfo?["row"] as? Int ?? 0
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.order")
        activity.row = row
        return activity
    }
}
