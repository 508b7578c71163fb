@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.title = session.stateRestorationActivity?.userInfo?["tab"] as? String
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.main")
        activity.addUserInfoEntries(from: ["tab": "first"])
        return activity
    }
}
class Tabs: UITabBarController {
    var last: NSUserActivity?
    func select(_ controller: UIViewController) {
        let activity = NSUserActivity(activityType: "com.example.main")
        activity.addUserInfoEntries(from: ["tab": controller.title ?? ""])
        view.window?.windowScene?.userActivity = activity
    }
    func share(_ controller: UIViewController) {
        let activity = NSUserActivity(activityType: "com.example.tab")
        activity.title = controller.title
        activity.becomeCurrent()
    }
    func keep(_ controller: UIViewController) {
        let activity = NSUserActivity(activityType: "com.example.tab")
        activity.title = controller.title
        controllers.forEach { $0.take(activity) }
    }
    func find() {
        if let last {
            last.title = "Found"
        }
        last = NSUserActivity(activityType: "com.example.tab")
        last?.title = "Found"
    }
    func fill(_ activity: inout NSUserActivity) {
        activity = NSUserActivity(activityType: "com.example.tab")
        activity.title = "Filled"
    }
}
