// The delegate hands the restored one over.
//- App.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let tabs = Tabs()
        window = UIWindow(windowScene: scene)
        window?.rootViewController = tabs
        if let index = session.stateRestorationActivity?.userInfo?["tab"] as? Int { tabs.select(index) }
        tabs.lastActivity = session.stateRestorationActivity
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        (window?.rootViewController as? Tabs)?.lastActivity
    }
}
//- Tabs.swift
class Tabs: UITabBarController, UITabBarControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }
    var lastActivity: NSUserActivity?
    func select(_ index: Int) { selectedIndex = index }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { keep() }
    private func keep() {
        let activity = NSUserActivity(activityType: "tab")
        activity.userInfo = ["tab": selectedIndex]
        lastActivity = activity
    }
}
