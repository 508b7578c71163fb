extension Example {
    /// Values of the activity that a scene saved, and of its session.
    static let forcedActivities: [Example] = [
        .bad("""
            // What a scene's activity brings back is as old.
            //- SceneDelegate.swift
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                let list = ListController()
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    if let activity = options.userActivities.first ?? session.stateRestorationActivity { open(activity) }
                }
                func open(_ activity: NSUserActivity) {
                    window?.windowScene?.title = (activity.userInfo?["title"] as! String) // expect: unsafe-restored-value
                    list.restoreUserActivityState(activity)
                }
                func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { list.userActivity }
            }
            //- ListController.swift
            class ListController: UITableViewController {
                var names: [String] = []
                override func restoreUserActivityState(_ activity: NSUserActivity) {
                    super.restoreUserActivityState(activity)
                    guard let info = activity.userInfo else { return }
                    names = (info["names"] as? [String])! // expect: unsafe-restored-value
                    let row = info["row"] as? Int ?? 0 // expect: unsafe-restored-value
                    title = names[row]
                }
            }
            """),
        .bad("""
            // A session has nothing to begin with, and what it was given may be gone.
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    scene.userActivity = session.stateRestorationActivity
                    scene.title = session.stateRestorationActivity!.title // expect: unsafe-restored-value
                    if scene.title == nil { session.userInfo = ["title": "one"] }
                    let title = session.userInfo?["title"] as! String // expect: unsafe-restored-value
                    scene.title = scene.session.userInfo!["title"] as? String ?? title // expect: unsafe-restored-value
                }
                func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
            }
            """),
        .good("""
            // Asked for by a helper, by a local, by a property of the app's own.
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    if hasState(session) { scene.title = session.stateRestorationActivity!.title }
                    if session.isRestored { scene.title = session.stateRestorationActivity!.title }
                    let isFirst = session.userInfo == nil
                    if isFirst { return }
                    scene.title = session.userInfo!["title"] as? String
                }
                func hasState(_ session: UISceneSession) -> Bool { session.stateRestorationActivity != nil }
                func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
            }
            extension UISceneSession {
                var isRestored: Bool { stateRestorationActivity != nil }
            }
            """),
        .good("""
            // The app delegate gives each new session its dictionary.
            class Delegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
                ) -> UISceneConfiguration {
                    if session.userInfo == nil { session.userInfo = [:] }
                    return UISceneConfiguration(name: nil, sessionRole: session.role)
                }
            }
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    scene.title = session.userInfo!["title"] as? String
                }
            }
            """),
        .good("""
            // What was asked for, or has just been set.
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    if session.stateRestorationActivity != nil, session.stateRestorationActivity?.userInfo != nil {
                        scene.title = session.stateRestorationActivity!.userInfo!["title"] as? String
                    }
                    if let activity = session.stateRestorationActivity { scene.title = activity.userInfo!["title"] as? String }
                    session.userInfo = ["title": "one"]
                    scene.title = session.userInfo!["title"] as? String
                }
                func sceneDidBecomeActive(_ scene: UIScene) {
                    scene.title = scene.session.userInfo!["title"] as? String
                }
                func sceneDidEnterBackground(_ scene: UIScene) {
                    scene.session.stateRestorationActivity = NSUserActivity(activityType: "reading")
                    scene.session.stateRestorationActivity!.userInfo!["title"] = scene.title
                }
                func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
                func save(_ scene: UIScene) {
                    let activity = NSUserActivity(activityType: "reading")
                    activity.userInfo = [:]
                    activity.userInfo!["title"] = scene.title
                    scene.userActivity = activity
                }
            }
            class OtherDelegate: UIResponder, UIWindowSceneDelegate {
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    prepare(session)
                    scene.title = session.userInfo!["title"] as? String
                }
                func prepare(_ session: UISceneSession) {
                    session.userInfo = ["title": "two"]
                }
            }
            """),
        .good("""
            // Asked about, or brought by another device.
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var names = ["one", "two"]
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    guard let info = session.stateRestorationActivity?.userInfo else { return }
                    if let row = info["row"] as? Int, names.indices.contains(row) { scene.title = names[row] }
                    if info["title"] != nil { scene.title = (info["title"] as! String) }
                    let place = info["place"] as? String
                    scene.title = place ?? names[0]
                }
                func scene(_ scene: UIScene, continue activity: NSUserActivity) {
                    scene.title = (activity.userInfo?["title"] as! String)
                }
                func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
            }
            """),
    ]
}
