//- App.swift
import UIKit
@main class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        (window?.rootViewController as? Root)?.open(activity)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
enum Kind: String { case chat = "com.example.chat"; case setting = "com.example.setting" }
extension NSUserActivity { convenience init(id: String) { self.init(activityType: Kind.chat.rawValue); title = id } }
class Root: UIViewController {
    func open(_ activity: NSUserActivity) { print(activity.activityType) }
    func show() {
        view.window?.windowScene?.userActivity = NSUserActivity(id: "42") // expect: undeclared-activity-type
    }
}
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>CFBundleIdentifier</key>
    <string>x</string>
    <key>UIApplicationSceneManifest</key>
    <dict/>
</dict>
</plist>
