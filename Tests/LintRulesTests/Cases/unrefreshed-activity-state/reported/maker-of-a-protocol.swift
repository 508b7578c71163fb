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
protocol Activity { var id: String { get } }
extension Activity {
    func makeUserActivity() -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "chat")
        activity.addUserInfoEntries(from: ["id": id])
        return activity
    }
}
struct Chat: Activity { let id: String }
class Root: UIViewController {
    func open(_ id: String) {
        userActivity = Chat(id: id).makeUserActivity() // expect: unrefreshed-activity-state
        view.window?.windowScene?.userActivity = userActivity
    }
}
