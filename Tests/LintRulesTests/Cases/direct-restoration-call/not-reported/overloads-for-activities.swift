// Overloads for something else are the project's own.
class Browser: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(title, forKey: "title")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
    }
    func update(_ activity: NSUserActivity) {
        encodeRestorableState(with: activity)
    }
}
extension Browser {
    func encodeRestorableState(with activity: NSUserActivity) {
        activity.addUserInfoEntries(from: ["title": title ?? ""])
    }
    func decodeRestorableState(with activity: NSUserActivity) {
        title = activity.userInfo?["title"] as? String
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    let browser = Browser()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if let activity = session.stateRestorationActivity { browser.decodeRestorableState(with: activity) }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "browse")
        browser.encodeRestorableState(with: activity)
        return activity
    }
}
