// The same by way of a dictionary that is made step by step, and of a helper that makes the activity.
//- App.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let info = session.stateRestorationActivity?.userInfo
        window?.rootViewController = Player(film: info?["film"] as? String ?? "", second: info?["second"] as? Double ?? 0)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { window?.rootViewController?.userActivity }
}
//- Player.swift
class Player: UIViewController {
    var film: String
    var second: Double
    init(film: String, second: Double) {
        self.film = film
        self.second = second
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        userActivity = makeActivity()
    }
    @objc func seek(to second: Double) {
        self.second = second
        userActivity?.needsSave = true
    }
    private func makeActivity() -> NSUserActivity {
        let activity = NSUserActivity(activityType: "watch")
        activity.addUserInfoEntries(from: ["film": film])
        activity.userInfo?["second"] = second
        return activity
    }
    override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        var info: [AnyHashable: Any] = [:]
        info["film"] = film
        activity.userInfo = info // expect: unrefreshed-activity-state
    }
}
