@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.title = session.stateRestorationActivity?.title
    }
}
class Reader: UIViewController {
    func mark(_ name: String) {
        let activity = NSUserActivity(activityType: "com.example.reader")
        activity.title = name
        view.window?.windowScene?.session.stateRestorationActivity = activity
    }
    func forget() {
        view.window?.windowScene?.session.stateRestorationActivity = nil
    }
}
