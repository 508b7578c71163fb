@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var draft = ""
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        draft = text(in: activity.userInfo)
        scene.title = activity.heading! // expect: unsafe-restored-value
    }
    private func text(in entries: [AnyHashable: Any]?) -> String {
        entries?["draft"] as! String // expect: unsafe-restored-value
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "edit")
        activity.userInfo = ["draft": draft, "heading": scene.title ?? ""]
        return activity
    }
}
extension NSUserActivity {
    var heading: String? { userInfo?["heading"] as? String }
}
