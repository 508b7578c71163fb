//- App.swift
import UIKit
@main class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        (window?.rootViewController as? Root)?.open(activity.userInfo?["id"] as? String ?? "")
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        guard let root = window?.rootViewController else { return nil }
        var open = [root]
        while !open.isEmpty {
            let controller = open.removeFirst()
            if let activity = controller.userActivity { return activity }
            open += controller.children
        }
        return nil
    }
}
class Root: UIViewController {
    var shown = ""
    func open(_ id: String) {
        shown = id
        let activity = NSUserActivity(activityType: "chat")
        activity.addUserInfoEntries(from: ["id": id])
        userActivity = activity
    }
    override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        activity.addUserInfoEntries(from: ["id": shown])
    }
}
