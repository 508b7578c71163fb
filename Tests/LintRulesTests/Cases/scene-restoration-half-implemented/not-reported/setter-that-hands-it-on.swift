// The setter hands it on.
//- Main.swift
class Reader: UIViewController {
    var page = 0
    override var userActivity: NSUserActivity? {
        get { super.userActivity }
        set { super.userActivity = newValue }
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        userActivity = NSUserActivity(activityType: "com.example.page")
    }
    override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        activity.addUserInfoEntries(from: ["page": page])
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let page = session.stateRestorationActivity?.userInfo?["page"] as? Int { print(page) }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { window?.rootViewController?.userActivity }
}
//- AppDelegate.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
}
