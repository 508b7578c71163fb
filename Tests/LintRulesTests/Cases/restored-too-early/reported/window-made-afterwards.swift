@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        if let activity = options.userActivities.first ?? session.stateRestorationActivity {
            open(activity) // expect: restored-too-early
        }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UINavigationController(rootViewController: UIViewController())
        self.window = window
        window.makeKeyAndVisible()
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "reading") }
    private func open(_ activity: NSUserActivity) {
        guard let list = window?.rootViewController as? UINavigationController else { return }
        let page = UIViewController()
        page.title = activity.title
        list.pushViewController(page, animated: false)
    }
}
