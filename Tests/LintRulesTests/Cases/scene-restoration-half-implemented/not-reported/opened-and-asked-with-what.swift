@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class Notes: UITableViewController {
    var names: [String] = []
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let activity = NSUserActivity(activityType: "note")
        activity.addUserInfoEntries(from: ["name": names[indexPath.row]])
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil, errorHandler: nil)
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let activity = Memory.activity(of: options) ?? session.stateRestorationActivity
        print(activity?.userInfo?["name"] as? String ?? "")
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "note")
        activity.addUserInfoEntries(from: ["name": "Soup"])
        return activity
    }
}
enum Memory {
    static func activity(of options: UIScene.ConnectionOptions) -> NSUserActivity? { options.userActivities.first }
}
