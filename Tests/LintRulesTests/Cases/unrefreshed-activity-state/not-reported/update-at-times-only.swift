// It replaces them at times only.
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
        let activity = NSUserActivity(activityType: "watch")
        activity.userInfo = ["film": film, "second": second]
        userActivity = activity
    }
    @objc func seek(to second: Double) {
        self.second = second
        userActivity?.needsSave = true
    }
    override func updateUserActivityState(_ activity: NSUserActivity) {
        if second == 0 { activity.userInfo = ["film": film] }
        activity.addUserInfoEntries(from: ["film": film, "second": second])
    }
}
