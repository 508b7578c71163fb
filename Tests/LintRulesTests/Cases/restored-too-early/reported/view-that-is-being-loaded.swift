@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class Root: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let activity = NSUserActivity(activityType: "browse")
        activity.addUserInfoEntries(from: ["page": 3])
        view.window?.windowScene?.userActivity = activity // expect: restored-too-early
    }
}
class Reader: UIViewController {
    var page = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        if let page = self.view.window?.windowScene?.userActivity?.userInfo?["page"] as? Int { self.page = page } // expect: restored-too-early
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.userActivity = session.stateRestorationActivity
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
