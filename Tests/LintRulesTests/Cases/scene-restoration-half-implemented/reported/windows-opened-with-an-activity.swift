//- Windows.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let isChat = options.userActivities.contains { $0.activityType == "com.example.chat" }
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = isChat ? ChatSceneDelegate.self : MainSceneDelegate.self
        return configuration
    }
}

class MainSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if let activity = session.stateRestorationActivity {
            scene.userActivity = activity
            open(activity.userInfo?["account"] as? String)
        }
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.main")
        activity.addUserInfoEntries(from: ["account": "a"])
        return activity
    }

    private func open(_ account: String?) {
        window?.rootViewController?.title = account
    }
}

class ChatSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let friend = connectionOptions.userActivities.first?.userInfo?["friend"] as? String else { // expect: scene-restoration-half-implemented
            return
        }
        window?.rootViewController?.title = friend
    }
}
//- List.swift
import UIKit

class FriendsController: UITableViewController {
    @objc func openWindow(_ friend: String) {
        let activity = NSUserActivity(activityType: "com.example.chat")
        activity.userInfo = ["friend": friend]
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil, errorHandler: nil)
    }
}
