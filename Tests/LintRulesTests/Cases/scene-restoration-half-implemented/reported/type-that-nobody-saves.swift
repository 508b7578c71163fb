@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

enum Kind {
    static let list = "com.example.list"
    static let page = "com.example.page"
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let router = Router()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        router.restore(activity)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: Kind.list)
        activity.userInfo = ["filter": router.filter]
        return activity
    }
}

class Router {
    var filter = ""
    var page: Int?

    func restore(_ activity: NSUserActivity) {
        switch activity.activityType {
        case Kind.list: filter = activity.userInfo?["filter"] as? String ?? ""
        case Kind.page: page = activity.userInfo?["filter"] as? Int // expect: scene-restoration-half-implemented
        default: break
        }
    }
}
