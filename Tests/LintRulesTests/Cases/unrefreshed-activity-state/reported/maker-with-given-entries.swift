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
class Root: UIViewController {
    func make(_ entries: [String: Any]) -> NSUserActivity {
        let activity = NSUserActivity(activityType: "chat")
        activity.addUserInfoEntries(from: entries)
        return activity
    }
    func open(_ id: String) {
        userActivity = make(["id": id]) // expect: unrefreshed-activity-state
        view.window?.windowScene?.userActivity = userActivity
    }
}
