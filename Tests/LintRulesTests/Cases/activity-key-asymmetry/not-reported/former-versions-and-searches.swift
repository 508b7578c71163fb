// What a former version saved, what a search hands over, and what the session keeps by itself.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let info = (options.userActivities.first ?? session.stateRestorationActivity)?.userInfo
        print(info?["tab"] ?? info?["selectedTab"] ?? 0, info?["kCSSearchableItemActivityIdentifier"] ?? "")
        if let tab = info?["tab"] { print(tab) } else { print(info?["index"] ?? 0) }
        migrate(legacyActivity: session.stateRestorationActivity)
        print(session.userInfo?["window"] ?? "")
    }
    func migrate(legacyActivity: NSUserActivity?) { print(legacyActivity?.userInfo?["window"] ?? "") }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "tabs")
        activity.userInfo = ["tab": 1]
        return activity
    }
}
class Page: UIViewController {
    override func restoreUserActivityState(_ activity: NSUserActivity) { print(activity.userInfo?["position"] ?? 0) }
}
