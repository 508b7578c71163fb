// A screen, a helper, and a view of SwiftUI may each give the scene one.
//- App.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.title = session.stateRestorationActivity?.title
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
//- Tracker.swift
final class Tracker {
    weak var holder: UIResponder?
    func track(_ kind: String) {
        holder?.userActivity = NSUserActivity(activityType: kind)
    }
}
