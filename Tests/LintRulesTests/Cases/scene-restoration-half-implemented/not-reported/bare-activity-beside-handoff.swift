//- App.swift
import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool { restorationHandler([]); return true }
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let feed = Feed()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = feed
        if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity { feed.restoreUserActivityState(activity) }
        window?.makeKeyAndVisible()
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.feed")
        return activity
    }
    
}
final class Feed: UIViewController {
    var visible: String?
    func show(_ activity: NSUserActivity) {
        restoreUserActivityState(activity)
        title = visible
    }
    override func restoreUserActivityState(_ activity: NSUserActivity) { visible = activity.userInfo?["visible"] as? String }
}

//- Info.plist
<plist version="1.0"><dict><key>NSUserActivityTypes</key><array><string>com.example.feed</string></array>
<key>UIApplicationSceneManifest</key><dict/></dict></plist>