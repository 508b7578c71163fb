//- App.swift
import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
//- Reader.swift
import UIKit
final class Reader: UIViewController {
    var id: String?
}
//- SceneDelegate.swift
import UIKit
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let store = Store()
    private var reader: Reader? { window?.rootViewController as? Reader }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        reader?.id = session.stateRestorationActivity?.userInfo?["id"] as? String
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity } // expect: scene-restoration-half-implemented
    func persist(_ scene: UIScene) {
        let activity = NSUserActivity(activityType: "com.example.reader")
        activity.userInfo = ["id": reader?.id ?? ""]
        scene.userActivity = activity
    }
}
struct Store {
    func save(_ id: String, to scene: UIScene) {
        let activity = NSUserActivity(activityType: "com.example.reader")
        activity.userInfo = ["id": id]
        scene.userActivity = activity
    }
}
