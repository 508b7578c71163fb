//- SceneDelegate.swift
import UIKit
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
struct PageState {
    var page: Int
    func makeActivity() throws -> NSUserActivity {
        let activity = NSUserActivity(activityType: "com.example.page")
        activity.userInfo = ["page": page]
        return activity
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var current: PageState?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let page = session.stateRestorationActivity?.userInfo?["page"] as? Int
        show(PageState(page: page ?? 0))
    }
    func show(_ state: PageState) {
        current = state
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        try? current?.makeActivity()
    }
}
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
    <key>CFBundleIdentifier</key>
    <string>com.example.pages</string>
    <key>NSUserActivityTypes</key>
    <array>
        <string>com.example.page</string>
    </array>
    <key>UIApplicationSceneManifest</key>
    <dict>
        <key>UIApplicationSupportsMultipleScenes</key>
        <true/>
    </dict>
</dict>
</plist>
