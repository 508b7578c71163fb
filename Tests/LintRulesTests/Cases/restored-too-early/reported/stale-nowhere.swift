// The view has no window yet, so that this activity stays nowhere either.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let navigation = UINavigationController(rootViewController: List())
        if let row = session.stateRestorationActivity?.userInfo?["row"] as? Int, row >= 0 {
            navigation.pushViewController(Detail(row: row), animated: false)
        }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        navigationController?.pushViewController(Detail(row: path.row), animated: true)
    }
}
final class Detail: UIViewController {
    let row: Int
    init(row: Int) {
        self.row = row
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        let activity = NSUserActivity(activityType: "com.example.order")
        activity.addUserInfoEntries(from: ["row": row])
        view.window?.windowScene?.userActivity = activity // expect: restored-too-early
    }
}
