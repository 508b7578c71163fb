@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

enum Kind {
    static let list = "com.example.list"
    static let page = "com.example.page"
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var filter = ""

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = options.userActivities.first ?? session.stateRestorationActivity else { return }
        switch activity.activityType {
        case Kind.list: filter = activity.userInfo?["filter"] as? String ?? ""
        case Kind.page: filter = "page"
        default: break
        }
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: Kind.list)
        activity.userInfo = ["filter": filter]
        return activity
    }
}

class ListController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let activity = NSUserActivity(activityType: Kind.page)
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil, errorHandler: nil)
    }
}
