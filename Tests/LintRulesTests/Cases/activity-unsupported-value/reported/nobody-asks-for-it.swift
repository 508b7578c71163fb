//- App.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {}
struct Spot {
    var line = 0
}
class Page: UIViewController {
    var spot = Spot()
    func oldBookmark() -> NSUserActivity {
        let activity = NSUserActivity(activityType: "page")
        activity.userInfo = ["spot": spot] // expect: activity-key-asymmetry activity-unsupported-value
        return activity
    }
    func bookmark() -> NSUserActivity {
        let activity = NSUserActivity(activityType: "page")
        activity.addUserInfoEntries(from: ["line": spot.line])
        return activity
    }
}
class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let page = Page()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        page.spot.line = session.stateRestorationActivity?.userInfo?["line"] as? Int ?? 0
        window.rootViewController = page
        window.makeKeyAndVisible()
        self.window = window
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { page.oldBookmark() }
}
