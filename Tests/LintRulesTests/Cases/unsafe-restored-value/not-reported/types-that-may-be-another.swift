// What is unknown is left alone, asserted in a debug build alone, or was tested before; another device's activity is not restored.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
enum Kind: String {
    case list = "com.example.list"
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        switch activity.activityType {
        case "com.example.list": scene.title = activity.title
        default: assertionFailure("unknown activity")
        }
        if activity.activityType == Kind.list.rawValue && Kind(rawValue: activity.activityType)! == .list { scene.title = "" }
        if activity.activityType == Kind.list.rawValue { scene.title = Kind(rawValue: activity.activityType)!.rawValue }
        guard activity.activityType == "com.example.list" else { return }
        switch activity.activityType {
        case "com.example.list": scene.subtitle = "one"
        default: fatalError("tested before")
        }
    }
    func scene(_ scene: UIScene, continue activity: NSUserActivity) {
        switch activity.activityType {
        case "com.example.list": scene.title = activity.title
        default: fatalError("unknown activity")
        }
    }
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        switch options.userActivities.first?.activityType {
        case "com.example.list", nil: return UISceneConfiguration(name: "List", sessionRole: session.role)
        default: fatalError("unknown activity")
        }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "com.example.list") }
}
