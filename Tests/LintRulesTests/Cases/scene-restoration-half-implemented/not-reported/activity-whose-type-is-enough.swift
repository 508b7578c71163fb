import UIKit
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default", sessionRole: session.role)
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let activity = options.userActivities.first ?? session.stateRestorationActivity
        if let id = activity?.userInfo?["id"] as? String { print(id) }
    }
    // Only the type says what was open; entries come with links that the web hands over.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "app.open") }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        print(userActivity.userInfo?["id"] as? String ?? "")
    }
}
