// By what the activity of a scene brings.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var notes: [UUID: String] = [:]
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity, let text = activity.userInfo?["note"] as? String,
            let note = UUID(uuidString: text)
        else { return }
        scene.title = notes[note]! // expect: unsafe-restored-value
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "note")
        activity.addUserInfoEntries(from: ["note": notes.keys.first?.uuidString ?? ""])
        return activity
    }
}
