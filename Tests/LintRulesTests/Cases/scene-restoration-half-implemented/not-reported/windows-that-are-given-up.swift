//- Windows.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

// Its windows are not meant to come back.
class PreviewSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let page = connectionOptions.userActivities.first?.userInfo?["page"] as? String else {
            UIApplication.shared.requestSceneSessionDestruction(session, options: nil, errorHandler: nil)
            return
        }
        window?.rootViewController?.title = page
    }
}

// A continued activity is another device's.
class MainSceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
            scene.userActivity = activity
            print(activity.userInfo?["page"] ?? "")
        }
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.page")
        activity.addUserInfoEntries(from: ["page": "1"])
        return activity
    }
}
//- List.swift
import UIKit

class PagesController: UITableViewController {
    @objc func openWindow(_ page: String) {
        let activity = NSUserActivity(activityType: "com.example.page")
        activity.userInfo = ["page": page]
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil, errorHandler: nil)
    }
}
//- Bring.swift
import UIKit

class Bringer {
    // A window that is there.
    func bringToFront(_ session: UISceneSession) {
        UIApplication.shared.requestSceneSessionActivation(session, userActivity: nil, options: nil, errorHandler: nil)
    }
}
