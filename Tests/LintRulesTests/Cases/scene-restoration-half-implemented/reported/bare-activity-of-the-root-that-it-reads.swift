//- App.swift
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        let controller = Feed()
        window?.rootViewController = controller
        if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
            scene.userActivity = activity
            controller.restoreUserActivityState(activity)
        }
        window?.makeKeyAndVisible()
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.feed")
        if let scene = scene as? UIWindowScene {
            scene.windows.first?.rootViewController?.userActivity = activity
        }
        return activity // expect: scene-restoration-half-implemented
    }
}

class Feed: UIViewController {
    var visibleItem: String?

    override func restoreUserActivityState(_ activity: NSUserActivity) {
        super.restoreUserActivityState(activity)
        visibleItem = activity.userInfo?["visibleItem"] as? String
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = visibleItem
    }
}
//- Info.plist
<plist version="1.0">
<dict>
    <key>NSUserActivityTypes</key>
    <array>
        <string>com.example.feed</string>
    </array>
    <key>UIApplicationSceneManifest</key>
    <dict>
        <key>UISceneConfigurations</key>
        <dict>
            <key>UIWindowSceneSessionRoleApplication</key>
            <array>
                <dict>
                    <key>UISceneDelegateClassName</key>
                    <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
                </dict>
            </array>
        </dict>
    </dict>
</dict>
</plist>
