// A subclass of the activity puts entries there as well.
class PageActivity: NSUserActivity {
    override var userInfo: [AnyHashable: Any]? {
        get { ["page": 1] }
        set {}
    }
}
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var page = 1
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = PageActivity(activityType: "page")
        activity.addUserInfoEntries(from: ["version": 1])
        return activity
    }
    func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
        page = activity.userInfo?["page"] as? Int ?? 1
    }
}
