@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class Editor: UIViewController {
    let name: String
    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    @IBAction func close() {
        guard let scene = view.window?.windowScene else { return }
        Documents.close(in: scene)
    }
}
enum Documents {
    static func open(_ name: String, in scene: UIWindowScene) {
        guard let navigation = scene.windows.first?.rootViewController as? UINavigationController else { return }
        navigation.pushViewController(Editor(name: name), animated: true)
        tell(name, to: scene)
    }
    static func close(in scene: UIWindowScene) {
        (scene.windows.first?.rootViewController as? UINavigationController)?.popViewController(animated: true)
        scene.userActivity = nil
    }
    private static func tell(_ name: String, to scene: UIWindowScene) {
        let activity = NSUserActivity(activityType: "edit")
        activity.addUserInfoEntries(from: ["name": name])
        scene.userActivity = activity
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UINavigationController(rootViewController: UITableViewController())
        guard let name = session.stateRestorationActivity?.userInfo?["name"] as? String else { return }
        Documents.open(name, in: scene)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
