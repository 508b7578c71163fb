@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        Router().start(session)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "page") }
}
class Router {
    func start(_ session: UISceneSession) { if let activity = session.page { open(activity) } }
    func open(_ activity: NSUserActivity) { print(activity.activityType) }
}
extension UISceneSession {
    var page: NSUserActivity? { stateRestorationActivity }
}
