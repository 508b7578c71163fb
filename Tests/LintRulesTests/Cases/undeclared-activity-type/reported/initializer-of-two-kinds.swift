//- SceneDelegate.swift
import UIKit
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
enum Kind: String {
    case page = "com.example.other"
    case list = "com.example.page"
}
extension NSUserActivity {
    convenience init(kind: Kind) {
        self.init(activityType: kind.rawValue)
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var page: Int?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        page = session.stateRestorationActivity?.userInfo?["page"] as? Int
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        guard let page else {
            return NSUserActivity(kind: .list)
        }
        let activity = NSUserActivity(kind: .page) // expect: undeclared-activity-type
        activity.userInfo = ["page": page]
        return activity
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
