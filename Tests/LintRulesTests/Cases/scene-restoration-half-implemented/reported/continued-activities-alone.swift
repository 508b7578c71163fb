// What is continued is read, not what the session has.
//- SceneDelegate.swift
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let activity = connectionOptions.userActivities.first { open(activity) }
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { open(userActivity) }
    private func open(_ activity: NSUserActivity) { print(activity.userInfo?["page"] ?? "") }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { // expect: scene-restoration-half-implemented
        scene.userActivity
    }
}
class Reader: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let activity = NSUserActivity(activityType: "com.example.page")
        activity.addUserInfoEntries(from: ["page": 1])
        view.window?.windowScene?.userActivity = activity
    }
}
//- AppDelegate.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
}
