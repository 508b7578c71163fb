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
extension NSUserActivity {
    static func of(_ kind: Kind) -> NSUserActivity {
        NSUserActivity(activityType: kind.rawValue)
    }
}
class Root: UIViewController {
    func open(_ activity: NSUserActivity) { print(activity.activityType) }
    func show() { view.window?.windowScene?.userActivity = .of(.chat) }
}
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>CFBundleIdentifier</key>
    <string>x</string>
    <key>NSUserActivityTypes</key>
    <array>
        <string>com.example.chat</string>
    </array>
</dict>
</plist>
