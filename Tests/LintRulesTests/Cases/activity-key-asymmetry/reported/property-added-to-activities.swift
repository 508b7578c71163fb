// What an activity holds is asked for by a property that the project adds to it.
extension NSUserActivity {
    var order: String? {
        get { userInfo?["ordr"] as? String } // expect: activity-key-asymmetry
        set { addUserInfoEntries(from: ["order": newValue ?? ""]) }
    }
    func seat() -> Int? { self.userInfo?["seat"] as? Int } // expect: activity-key-asymmetry
}
@main class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var order = ""
    var seat = 0
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        order = activity.order ?? ""
        seat = activity.seat() ?? 0
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "ordering")
        activity.order = order
        return activity
    }
}
