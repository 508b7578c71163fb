// What the main scene hands out only tells which scene to make again.
import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let type = options.userActivities.first?.activityType ?? session.stateRestorationActivity?.activityType
        return UISceneConfiguration(name: type == "com.example.help" ? "Help" : "Main", sessionRole: session.role)
    }
}
final class MainDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "com.example.main") }
}
