//- App.swift
import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, continue activity: NSUserActivity) {}
    var window: UIWindow?
    let feed = Feed()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = feed
        if let activity = session.stateRestorationActivity, activity.activityType == "com.example.link" { feed.show(activity) }
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
        visible = activity.userInfo?["visible"] as? String
        title = visible
    }
    
}

//- Info.plist
<plist version="1.0"><dict><key>NSUserActivityTypes</key><array><string>com.example.feed</string></array>
<key>UIApplicationSceneManifest</key><dict/></dict></plist>