//- App.swift
import UIKit
@main class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        (window?.rootViewController as? Root)?.open(activity.userInfo?["id"] as? String ?? "")
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
extension NSUserActivity {
    convenience init(conversation id: String) {
        self.init(activityType: "chat")
        addUserInfoEntries(from: ["id": id])
    }
}
class Root: UIViewController {
    func open(_ id: String) {
        userActivity = NSUserActivity(conversation: id) // expect: unrefreshed-activity-state
        view.window?.windowScene?.userActivity = userActivity
    }
}
