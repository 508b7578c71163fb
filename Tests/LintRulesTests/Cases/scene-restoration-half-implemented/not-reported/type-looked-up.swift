// A table of handlers.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, continue activity: NSUserActivity) {}
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.page")
        activity.webpageURL = URL(string: "https://example.com/1")
        return activity
    }
    lazy var handlers: [String: (NSUserActivity) -> Void] = ["com.example.page": { [weak self] in self?.show($0) }]
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        if activity.activityType == "com.example.search" { return search(activity.title) }
        handlers[activity.activityType]?(activity)
    }
    func show(_ activity: NSUserActivity) {}
    func search(_ text: String?) {}
}
