//- App.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
    }
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true } // expect: deprecated-restoration-opt-in
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { true }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let activity = NSUserActivity(activityType: "com.example.order")
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let list = ListController()
        list.row = session.stateRestorationActivity?.userInfo?["row"] as? Int ?? 0 // expect: scene-restoration-half-implemented
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UINavigationController(rootViewController: list)
        window?.makeKeyAndVisible()
    }
}

final class ListController: UITableViewController {
    var row = 0
}
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>UIApplicationSceneManifest</key>
    <dict>
        <key>UIApplicationSupportsMultipleScenes</key>
        <false/>
        <key>UISceneConfigurations</key>
        <dict>
            <key>UIWindowSceneSessionRoleApplication</key>
            <array>
                <dict>
                    <key>UISceneConfigurationName</key>
                    <string>Default Configuration</string>
                    <key>UISceneDelegateClassName</key>
                    <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
                </dict>
            </array>
        </dict>
    </dict>
    <key>NSUserActivityTypes</key>
    <array>
        <string>com.example.order</string>
    </array>
</dict>
</plist>
