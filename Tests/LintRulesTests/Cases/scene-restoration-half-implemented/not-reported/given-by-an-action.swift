// An action is called by a storyboard.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.title = session.stateRestorationActivity?.userInfo?["title"] as? String
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
class Screen: UIViewController {
    @IBAction func keep() {
        let activity = NSUserActivity(activityType: "com.example.page")
        activity.userInfo = ["title": title ?? ""]
        view.window?.windowScene?.userActivity = activity
    }
}
