// The only one who asks for the bed is an initializer, and no place is made by it.
//- App.swift
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class WindowDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let activity = NSUserActivity(activityType: "garden.place")

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let restored = session.stateRestorationActivity else { return }
        window?.rootViewController?.title = restored.order
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        activity.order = window?.rootViewController?.title
        activity.bed = "Roses"
        return activity
    }
}

extension NSUserActivity {
    var order: String? {
        get { userInfo?["order"] as? String }
        set { addUserInfoEntries(from: ["order": newValue ?? ""]) }
    }

    var bed: String? {
        get { userInfo?["bed"] as? String }
        set { addUserInfoEntries(from: ["bed": newValue ?? ""]) } // expect: activity-key-asymmetry
    }
}

enum Place {
    case gate
    case bed(String)

    init?(activity: NSUserActivity) {
        guard let bed = activity.bed else { return nil }
        self = .bed(bed)
    }
}

//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>NSUserActivityTypes</key>
    <array><string>garden.place</string></array>
    <key>UIApplicationSceneManifest</key>
    <dict>
        <key>UISceneConfigurations</key>
        <dict>
            <key>UIWindowSceneSessionRoleApplication</key>
            <array>
                <dict>
                    <key>UISceneDelegateClassName</key>
                    <string>$(PRODUCT_MODULE_NAME).WindowDelegate</string>
                </dict>
            </array>
        </dict>
    </dict>
</dict>
</plist>
