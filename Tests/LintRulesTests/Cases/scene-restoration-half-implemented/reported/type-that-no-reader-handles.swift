@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
enum Kind {
    static let list = "com.example.list"
    static let page = "com.example.page"
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var page: Int?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = options.userActivities.first ?? session.stateRestorationActivity else { return }
        Router().restore(activity)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        if let page { return pageActivity(page) }
        let activity = NSUserActivity(activityType: Kind.list)
        activity.userInfo = ["filter": "unread"]
        return activity
    }
    func pageActivity(_ page: Int) -> NSUserActivity {
        let activity = NSUserActivity(activityType: Kind.page) // expect: scene-restoration-half-implemented
        activity.addUserInfoEntries(from: ["page": page, "filter": "unread"])
        return activity
    }
}
class Router {
    func restore(_ activity: NSUserActivity) {
        print("restoring", activity.activityType)
        guard activity.activityType == Kind.list else { return }
        show(activity.userInfo?["filter"] as? String ?? "", activity.userInfo?["page"] as? Int)
    }
    func show(_ filter: String, _ page: Int?) {}
}
