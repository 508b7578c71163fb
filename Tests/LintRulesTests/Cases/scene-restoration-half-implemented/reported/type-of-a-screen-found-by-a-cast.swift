//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>CFBundlePackageType</key>
    <string>APPL</string>
    <key>NSUserActivityTypes</key>
    <array>
        <string>com.example.reading</string>
        <string>com.example.writing</string>
    </array>
    <key>UIApplicationSceneManifest</key>
    <dict>
        <key>UISceneConfigurations</key>
        <dict>
            <key>UIWindowSceneSessionRoleApplication</key>
            <array>
                <dict>
                    <key>UISceneDelegateClassName</key>
                    <string>SceneDelegate</string>
                    <key>UISceneStoryboardFile</key>
                    <string>Main</string>
                </dict>
            </array>
        </dict>
    </dict>
</dict>
</plist>
//- SceneDelegate.swift
import UIKit
@main class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    // UIKit fills it from the storyboard.
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity, activity.activityType == "com.example.reading" else { return }
        scene.title = activity.userInfo?["page"] as? String
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        guard let stack = window?.rootViewController as? UINavigationController else { return nil }
        if let editor = stack.topViewController as? Editor { return editor.activity }
        return (stack.viewControllers.first as? Reader)?.activity
    }
}
//- Reader.swift
class Reader: UIViewController {
    var page = "1"
    var activity: NSUserActivity {
        let activity = NSUserActivity(activityType: "com.example.reading")
        activity.addUserInfoEntries(from: ["page": page])
        return activity
    }
}
//- Editor.swift
class Editor: UIViewController {
    var page = "1"
    var activity: NSUserActivity {
        let activity = NSUserActivity(activityType: "com.example.writing") // expect: scene-restoration-half-implemented
        activity.addUserInfoEntries(from: ["page": page])
        return activity
    }
}
