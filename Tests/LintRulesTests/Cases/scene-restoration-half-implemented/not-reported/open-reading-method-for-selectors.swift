@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
@objcMembers
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.title = "Pages"
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "page") }
    func restore(from session: UISceneSession) {
        guard let activity = session.stateRestorationActivity else { return }
        print(activity.activityType)
    }
}
