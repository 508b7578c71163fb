//- AppDelegate.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
//- Root.swift
class RootDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let root = RootController()
        if let activity = session.stateRestorationActivity { root.restore(activity) }
        window?.rootViewController = root
    }
    func sceneDidBecomeActive(_ scene: UIScene) {
        window?.rootViewController = RootController() // expect: restored-too-early
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "com.example.list") }
}
class RootController: UIViewController {
    func restore(_ activity: NSUserActivity) { title = activity.title }
}
//- Stack.swift
class StackDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if let activity = options.userActivities.first ?? session.stateRestorationActivity { open(activity) }
    }
    func open(_ activity: NSUserActivity) {
        guard let navigation = window?.rootViewController as? UINavigationController else { return }
        let detail = RootController()
        detail.restore(activity)
        navigation.pushViewController(detail, animated: false)
    }
    func sceneWillEnterForeground(_ scene: UIScene) {
        if let navigation = window?.rootViewController as? UINavigationController {
            navigation.popToRootViewController(animated: false) // expect: restored-too-early
        }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "com.example.list") }
}
//- Tabs.swift
class TabDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let tabs = UITabBarController()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = tabs
        guard let activity = session.stateRestorationActivity else { return }
        choose(activity)
    }
    func choose(_ activity: NSUserActivity) { tabs.selectedIndex = activity.userInfo?["tab"] as? Int ?? 0 }
    func sceneDidBecomeActive(_ scene: UIScene) {
        tabs.selectedIndex = 0 // expect: restored-too-early
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.list")
        activity.userInfo = ["tab": tabs.selectedIndex]
        return activity
    }
}
