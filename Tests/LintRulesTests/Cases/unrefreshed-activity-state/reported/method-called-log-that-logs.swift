//- App.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene,
            let activity = options.userActivities.first ?? session.stateRestorationActivity
        else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: Post(activity: activity))
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        (window?.rootViewController as? UINavigationController)?.viewControllers.first?.userActivity
    }
}
func open() {
    let activity = NSUserActivity(activityType: "com.example.post")
    activity.userInfo = ["text": "x"]
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
}
//- Post.swift
class Post: UIViewController {
    init(activity: NSUserActivity) {
        super.init(nibName: nil, bundle: nil)
        userActivity = activity // expect: unrefreshed-activity-state
        title = activity.userInfo?["text"] as? String
    }
    required init?(coder: NSCoder) { nil }
    override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        log(activity.title ?? "")
    }
    private func log(_ text: String) { print(text) }
}
