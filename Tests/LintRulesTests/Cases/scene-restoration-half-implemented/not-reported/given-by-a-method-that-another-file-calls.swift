//- App.swift
import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
//- Reader.swift
import UIKit
final class Reader: UIViewController {
    var id: String?
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let scene = view.window?.windowScene, let id else { return }
        Store().save(id, to: scene)
    }
}
//- SceneDelegate.swift
import UIKit
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        (window?.rootViewController as? Reader)?.id = session.stateRestorationActivity?.userInfo?["id"] as? String
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
struct Store {
    func save(_ id: String, to scene: UIScene) {
        let activity = NSUserActivity(activityType: "com.example.reader")
        activity.userInfo = ["id": id]
        scene.userActivity = activity
    }
}
