@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.title = session.stateRestorationActivity?.userInfo?["tab"] as? String
        scene.userActivity = NSUserActivity(activityType: "com.example.main")
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        scene.userActivity
    }
}
class Tabs: NSObject, UITabBarControllerDelegate {
    func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
        let activity = tabs.view.window?.windowScene?.userActivity ?? NSUserActivity(activityType: "com.example.main") // expect: scene-restoration-half-implemented
        activity.addUserInfoEntries(from: ["tab": controller.title ?? ""])
    }
    func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
        let activity = NSUserActivity(activityType: "com.example.main") // expect: scene-restoration-half-implemented
        activity.title = controller.title
        activity.userInfo?["tab"] = controller.title
        return true
    }
}
