// A function of the app throws for what it does not know, and is tried by force.
struct Route {
    enum Problem: Error { case unknown }
    let screen: Int
    init(code: Int) throws {
        switch code {
        case 0: screen = 1
        case 1: screen = 2
        default: throw Problem.unknown
        }
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var code = 0
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.route")
        activity.addUserInfoEntries(from: ["code": code])
        return activity
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let info = session.stateRestorationActivity?.userInfo, let code = info["code"] as? Int else { return }
        let route = try! Route(code: code) // expect: unsafe-restored-value
        print(route.screen)
    }
}
