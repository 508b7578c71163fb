//- App.swift
import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
//- SceneDelegate.swift
import UIKit
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var reader: Reader? { window?.rootViewController as? Reader }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if let activity = session.stateRestorationActivity { restore(activity) }
    }
    private func restore(_ activity: NSUserActivity) {
        window?.makeKeyAndVisible()
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { // expect: scene-restoration-half-implemented
        let activity = NSUserActivity(activityType: "com.example.reader")
        activity.userInfo = ["id": reader?.id ?? ""]
        return activity
    }
}
final class Reader: UIViewController {
    var id: String?
    override func restoreUserActivityState(_ activity: NSUserActivity) {
        super.restoreUserActivityState(activity)
        id = activity.userInfo?["id"] as? String
    }
}
