//- Windows.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class NoteSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let note = connectionOptions.userActivities.first?.userInfo?["note"] as? String {
            session.userInfo = ["note": note]
        }
        window?.rootViewController?.title = session.userInfo?["note"] as? String
    }
}

class PageSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        let key = "page-" + session.persistentIdentifier
        if let page = connectionOptions.userActivities.first?.userInfo?["page"] as? String {
            UserDefaults.standard.set(page, forKey: key)
        }
        window?.rootViewController?.title = UserDefaults.standard.string(forKey: key)
    }
}
//- List.swift
import UIKit

class NotesController: UITableViewController {
    @objc func openWindow(_ note: String) {
        let activity = NSUserActivity(activityType: "com.example.note")
        activity.userInfo = ["note": note]
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil, errorHandler: nil)
    }
}
