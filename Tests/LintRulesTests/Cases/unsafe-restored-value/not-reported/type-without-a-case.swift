@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
enum Kind: String {
    case list = "com.example.list"
    case page = "com.example.page"
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, continue activity: NSUserActivity) {}
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        switch Kind(rawValue: activity.activityType) {
        case .list: scene.title = activity.title
        case .page: scene.title = "Page"
        case nil: return
        }
        guard let kind = Kind(rawValue: activity.activityType) else { return }
        switch Kind(rawValue: activity.activityType) {
        case .list, .page: scene.title = kind.rawValue
        case nil: preconditionFailure()
        }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "com.example.list") }
}
