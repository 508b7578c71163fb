// Whoever declares the protocol calls it.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate, VendorSceneRestoring {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.title = "Pages"
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "page") }
    func restore(from session: UISceneSession) {
        guard let activity = session.stateRestorationActivity else { return }
        print(activity.activityType)
    }
}
