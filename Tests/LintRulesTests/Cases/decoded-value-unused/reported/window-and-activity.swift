// AppKit's hook, a helper that gets the coder, and an activity.
class Document: NSWindowController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(window?.title, forKey: "title")
        coder.encode(0.5, forKey: "zoom")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        _ = coder.decodeObject(of: NSString.self, forKey: "title") // expect: decoded-value-unused
        readZoom(coder)
    }
    private func readZoom(_ coder: NSCoder) {
        if coder.containsValue(forKey: "zoom") {
            let zoom = coder.decodeDouble(forKey: "zoom") // expect: decoded-value-unused
        }
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        let row = activity.userInfo?["row"] as? Int ?? 0 // expect: decoded-value-unused
        scene.title = activity.userInfo?["title"] as? String
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "list")
        activity.addUserInfoEntries(from: ["row": 1, "title": "List"])
        return activity
    }
}
