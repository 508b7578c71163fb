@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
enum Kind: String {
    case list = "com.example.list"
    case search = "com.example.search"
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, continue activity: NSUserActivity) {}
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if let activity = session.stateRestorationActivity { restore(activity) }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
    func restore(_ activity: NSUserActivity) {
        guard let kind = Kind(rawValue: activity.activityType), let info = activity.userInfo else { return }
        switch kind {
        case .list: show(info["name"] as? String)
        case .search: show(info["text"] as? String)
        }
    }
    func show(_ text: String?) {}
}
class PageController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let activity = NSUserActivity(activityType: "com.example.page") // expect: scene-restoration-half-implemented
        activity.userInfo = ["name": "one", "text": ""]
        view.window?.windowScene?.userActivity = activity
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.window?.windowScene?.userActivity = nil
    }
}
