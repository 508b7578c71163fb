// Nothing calls the helpers but what loads the view. Another class has methods of these names.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class Reader: UIViewController {
    var row = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        configure()
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let activity = NSUserActivity(activityType: "read")
        activity.addUserInfoEntries(from: ["row": row])
        view.window?.windowScene?.userActivity = activity
    }
    func configure() { row = savedRow() }
    private func savedRow() -> Int {
        view.window?.windowScene?.userActivity?.userInfo?["row"] as? Int ?? 0 // expect: restored-too-early
    }
}
class Shelf: UIViewController {
    var saved: [AnyHashable: Any] = [:]
    override func viewDidLoad() {
        super.viewDidLoad()
        load()
    }
    private func load() {
        if let saved = view.window?.windowScene?.userActivity?.userInfo, !saved.isEmpty { // expect: restored-too-early
            self.saved = saved
        }
    }
}
class Cover: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        configure()
        view.window?.windowScene?.title = "Cover"
    }
    func configure() {}
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.userActivity = session.stateRestorationActivity
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
