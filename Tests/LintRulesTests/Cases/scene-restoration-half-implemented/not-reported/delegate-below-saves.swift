import UIKit
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = options.userActivities.first ?? session.stateRestorationActivity else { return }
        scene.userActivity = activity
    }
}
class ImageSceneDelegate: SceneDelegate {
    func show(_ activity: NSUserActivity) {}
    override func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = options.userActivities.first ?? session.stateRestorationActivity else { return }
        scene.userActivity = activity
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
