extension NSUserActivity {
    private static let payloadKey = "payload"
    static var rowKey: String { "row" }
    func fill(_ text: String, _ row: Int) {
        addUserInfoEntries(from: [Self.payloadKey: text, AnyHashable("row"): row])
    }
    var payload: String? { userInfo?["data"] as? String } // expect: activity-key-asymmetry
    var row: Int? { userInfo?[Self.rowKey] as? Int }
}
@main class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var text = ""
    var row = 0
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        text = activity.payload ?? ""
        row = activity.row ?? 0
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "reading")
        activity.fill(text, row)
        return activity
    }
}
