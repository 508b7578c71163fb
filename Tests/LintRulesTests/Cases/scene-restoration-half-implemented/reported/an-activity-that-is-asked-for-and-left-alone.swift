// The activity reaches a helper that does not look at it.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = options.userActivities.first ?? session.stateRestorationActivity else { return }
        if !configure(window, with: activity) { print("could not restore \(activity)") }
    }
    func configure(_ window: UIWindow?, with activity: NSUserActivity) -> Bool { false }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { // expect: scene-restoration-half-implemented
        NSUserActivity(activityType: "reading")
    }
}
