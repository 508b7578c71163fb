@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        restore(from: session)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "page") }
    private func restore(from session: UISceneSession) {
        guard let activity = session.stateRestorationActivity else { return }
        print(activity.activityType)
    }
}
class OtherDelegate: UIResponder, UIWindowSceneDelegate {
    // As a value, and by its name.
    lazy var steps: [(UISceneSession) -> Void] = [restore]
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        for step in steps { step(session) }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "page") }
    private func restore(from session: UISceneSession) { print(session.stateRestorationActivity?.activityType ?? "") }
}
