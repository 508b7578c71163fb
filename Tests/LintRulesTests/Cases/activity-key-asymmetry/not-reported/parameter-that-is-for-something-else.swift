// A link is opened once, a name is nobody's entry, and what is put in elsewhere is there.
enum WindowActivity {
    static func opening(link: String) -> NSUserActivity {
        let activity = NSUserActivity(activityType: "window")
        activity.addUserInfoEntries(from: ["link": link, "isPrivate": false])
        return activity
    }
    static func keeping(_ id: String, name: String, isPrivate: Bool) -> NSUserActivity {
        let activity = NSUserActivity(activityType: "window")
        activity.addUserInfoEntries(from: ["id": id])
        addMode(to: activity, isPrivate)
        return activity
    }
    private static func addMode(to activity: NSUserActivity, _ mode: Bool) {
        activity.addUserInfoEntries(from: ["isPrivate": mode])
    }
}
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    @objc func open() {
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: WindowActivity.opening(link: "a"), options: nil)
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var id = "", link = "", isPrivate = false
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let info = (options.userActivities.first ?? session.stateRestorationActivity)?.userInfo else { return }
        id = info["id"] as? String ?? ""
        link = info["link"] as? String ?? ""
        isPrivate = info["isPrivate"] as? Bool ?? false
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        WindowActivity.keeping(id, name: "window", isPrivate: true)
    }
}
