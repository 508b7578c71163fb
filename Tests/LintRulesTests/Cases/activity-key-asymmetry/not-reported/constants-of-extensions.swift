//- Activity.swift
extension NSUserActivity {
    private static let key = "payload"
    private static let prefix = "reading."
    static let rowKey = Self.prefix + "row"
    func fill(_ text: String, _ row: Int) {
        addUserInfoEntries(from: [Self.key: text, Self.rowKey: row])
    }
    class func payload(of activity: NSUserActivity) -> String? { activity.userInfo?[self.key] as? String }
    var row: Int? { userInfo?["reading.row"] as? Int }
}
//- Scene.swift
extension UIScene {
    // Called like the other's, and another one.
    private static let key = "title"
    func note(in activity: NSUserActivity) {
        activity.addUserInfoEntries(from: [Self.key: title ?? ""])
    }
    func takeTitle(from activity: NSUserActivity) {
        title = activity.userInfo?["title"] as? String
    }
}
@main class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var text = ""
    var row = 0
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        scene.takeTitle(from: activity)
        text = NSUserActivity.payload(of: activity) ?? ""
        row = activity.row ?? 0
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "reading")
        activity.fill(text, row)
        scene.note(in: activity)
        return activity
    }
}
