struct WindowInfo { var id: String?, isPrivate: Bool }
enum WindowActivity {
    private enum Keys { static let id = "WindowID", isPrivate = "IsPrivate" }
    static func opening(isPrivate: Bool) -> NSUserActivity {
        let activity = NSUserActivity(activityType: "window")
        activity.addUserInfoEntries(from: [Keys.isPrivate: isPrivate])
        return activity
    }
    static func keeping(_ id: String, isPrivate: Bool) -> NSUserActivity {
        let activity = NSUserActivity(activityType: "window")
        activity.addUserInfoEntries(from: [Keys.id: id]) // expect: activity-key-asymmetry
        return activity
    }
    static func info(of activity: NSUserActivity) -> WindowInfo {
        let info = activity.userInfo ?? [:]
        return WindowInfo(id: info[Keys.id] as? String, isPrivate: info[Keys.isPrivate] as? Bool ?? false)
    }
}
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    @objc func openPrivateWindow() {
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: WindowActivity.opening(isPrivate: true), options: nil)
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window = WindowInfo(id: nil, isPrivate: false)
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = options.userActivities.first ?? session.stateRestorationActivity else { return }
        window = WindowActivity.info(of: activity)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        WindowActivity.keeping(window.id ?? "", isPrivate: window.isPrivate)
    }
}
