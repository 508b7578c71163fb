// Only the name of the file is asked for when it comes back.
@main class AppDelegate: UIResponder, UIApplicationDelegate {}
class Editor: UIViewController {
    private let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let activity = NSUserActivity(activityType: "edit")
        userActivity = activity
        view.window?.windowScene?.userActivity = activity
    }
    override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        activity.addUserInfoEntries(from: ["cover": folder.appendingPathComponent("cover.png")])
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        if let url = activity.userInfo?["cover"] as? URL {
            scene.title = url.lastPathComponent
        }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
