//- Windows.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class PageSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if let activity = options.userActivities.first { // expect: scene-restoration-half-implemented
            window?.rootViewController?.title = activity.title
        }
    }
}
//- List.swift
import UIKit

class PagesController: UITableViewController {
    @objc func openWindow() {
        let activity = NSUserActivity(activityType: "com.example.page")
        activity.title = "Page"
        let request = UISceneSessionActivationRequest(role: .windowApplication, userActivity: activity)
        UIApplication.shared.activateSceneSession(for: request)
    }
}
