struct State: Codable { var page = 0 }
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var state = State()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        state = try! activity.typedPayload(State.self) // expect: unsafe-restored-value
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.state")
        try? activity.setTypedPayload(state)
        return activity
    }
}
