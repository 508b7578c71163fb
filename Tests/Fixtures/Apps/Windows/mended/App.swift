import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let isDetail = options.userActivities.contains { $0.activityType == Detail.activityType }
        return UISceneConfiguration(name: isDetail ? "Detail" : "Main", sessionRole: session.role)
    }
}
