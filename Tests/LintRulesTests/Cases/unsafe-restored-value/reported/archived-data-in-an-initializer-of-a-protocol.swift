// Who adopts the protocol is made by what its extension gives.
protocol Restorable: Codable {}
extension Restorable {
    init?(_ activity: NSUserActivity) {
        guard let data = activity.userInfo?["state"] as? Data else { return nil }
        self = try! JSONDecoder().decode(Self.self, from: data) // expect: unsafe-restored-value
    }
}
struct State: Restorable {
    var page = 0
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var state = State()
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.state")
        activity.addUserInfoEntries(from: ["state": (try? JSONEncoder().encode(state)) ?? Data()])
        return activity
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let activity = session.stateRestorationActivity, let restored = State(activity) { state = restored }
    }
}
