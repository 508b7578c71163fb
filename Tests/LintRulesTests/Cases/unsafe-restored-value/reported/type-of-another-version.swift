// Each version saves what it knows, and the next one may not know it.
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
        scene.title = title(for: Kind(rawValue: activity.activityType)!) // expect: unsafe-restored-value
        if let window = scene as? UIWindowScene { window.subtitle = subtitle(for: activity) }
        Router().open(activity)
    }
    func subtitle(for activity: NSUserActivity) -> String {
        switch Kind(rawValue: activity.activityType)! { // expect: unsafe-restored-value
        case .list: "List"
        case .page: "Page"
        }
    }
    func title(for kind: Kind) -> String { kind.rawValue }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "com.example.list") }
}
class Router {
    func open(_ activity: NSUserActivity) {
        switch activity.activityType {
        case "com.example.list": showList()
        case "com.example.page": showPage()
        default: fatalError("unknown activity") // expect: unsafe-restored-value
        }
    }
    func showList() {}
    func showPage() {}
}
