//- Base.swift
// The base class fills it.
class Base: UIViewController {
    var entries: [String: Any] { [:] }
    override func updateUserActivityState(_ activity: NSUserActivity) { activity.addUserInfoEntries(from: entries) }
}
class Editor: Base {
    override var entries: [String: Any] { ["document": "42"] }
    func share() {
        userActivity = NSUserActivity(activityType: "edit")
        userActivity?.addUserInfoEntries(from: entries)
        userActivity?.userInfo?["document"] = "42"
    }
}
//- SceneDelegate.swift
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    let editor = Editor()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        print(session.stateRestorationActivity?.userInfo?["document"] ?? "")
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { editor.userActivity }
}
