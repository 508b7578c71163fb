// An operator of the project's own may put entries into the dictionary.
infix operator <-
func <- (info: inout [String: Any], page: Int) { info["page"] = page }
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var page = 1
    var line = 1
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        var info: [String: Any] = ["version": 1]
        info <- page
        let activity = NSUserActivity(activityType: "page")
        activity.userInfo = info
        return activity
    }
    func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
        page = activity.userInfo?["page"] as? Int ?? 1
        line = activity.userInfo?["line"] as? Int ?? 1
    }
}
