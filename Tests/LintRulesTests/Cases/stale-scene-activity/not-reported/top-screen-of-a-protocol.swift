//- App.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {}
protocol Bookmarked { var bookmark: NSUserActivity { get } }
class Shelf: UITableViewController {}
class Page: UIViewController, Bookmarked {
    var number = 0
    var bookmark: NSUserActivity {
        let activity = NSUserActivity(activityType: "page")
        activity.addUserInfoEntries(from: ["number": number])
        return activity
    }
}
class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity, let stack = window?.rootViewController as? UINavigationController else { return }
        let page = Page()
        page.number = activity.userInfo?["number"] as? Int ?? 0
        stack.pushViewController(page, animated: false)
    }
    func sceneWillResignActive(_ scene: UIScene) {
        guard let stack = window?.rootViewController as? UINavigationController else { return }
        if let top = stack.topViewController as? Bookmarked {
            scene.userActivity = top.bookmark
        } else {
            scene.userActivity = nil
        }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
