// Under a condition, of another stack, with what was restored, or where nothing of the window was restored.
//- AppDelegate.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
//- Screens.swift
class RootController: UIViewController {
    init(_ coordinator: Coordinator? = nil) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    func restore(_ activity: NSUserActivity) { title = activity.title }
}
class Coordinator {
    let navigation = UINavigationController()
    var title: String?
    func restore(_ activity: NSUserActivity) {
        title = activity.title
        navigation.pushViewController(RootController(), animated: false)
    }
}
//- Locked.swift
class LockedDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var isLocked = false
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let root = RootController()
        if let activity = session.stateRestorationActivity { root.restore(activity) }
        window?.rootViewController = root
    }
    func sceneDidBecomeActive(_ scene: UIScene) {
        if isLocked { window?.rootViewController = RootController() }
        if window?.rootViewController == nil { window?.rootViewController = RootController() }
    }
    func sceneWillEnterForeground(_ scene: UIScene) {
        guard isLocked else { return }
        window?.rootViewController = RootController()
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "com.example.list") }
}
//- Coordinated.swift
class CoordinatedDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let coordinator = Coordinator()
    let inbox = UINavigationController()
    let tabs = UITabBarController()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        coordinator.restore(activity)
    }
    func sceneDidBecomeActive(_ scene: UIScene) {
        window?.rootViewController = coordinator.navigation
        inbox.popToRootViewController(animated: false)
        tabs.selectedIndex = 0
    }
    func sceneWillEnterForeground(_ scene: UIScene) { window?.rootViewController = RootController(coordinator) }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "com.example.list") }
}
//- Fresh.swift
class FreshDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let navigation = UINavigationController()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = navigation
        if session.stateRestorationActivity == nil { navigation.pushViewController(RootController(), animated: false) }
        scene.userActivity = session.stateRestorationActivity
    }
    func sceneDidDisconnect(_ scene: UIScene) { navigation.popToRootViewController(animated: false) }
    func sceneDidBecomeActive(_ scene: UIScene) { navigation.popToRootViewController(animated: false) }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity ?? NSUserActivity(activityType: "com.example.list") }
}
