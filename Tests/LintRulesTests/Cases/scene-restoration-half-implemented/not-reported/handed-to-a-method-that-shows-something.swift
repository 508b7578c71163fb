//- App.swift
import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
//- SceneDelegate.swift
import UIKit
/// That there is an activity is all it has to tell.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if let activity = session.stateRestorationActivity { restore(activity) }
    }
    private func restore(_ activity: NSUserActivity) {
        window?.rootViewController = Reader()
        window?.makeKeyAndVisible()
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        window?.rootViewController is Reader ? NSUserActivity(activityType: "com.example.reader") : nil
    }
}
final class Reader: UIViewController {}
