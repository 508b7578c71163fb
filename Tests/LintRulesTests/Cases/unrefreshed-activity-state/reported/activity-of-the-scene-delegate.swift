//- AppDelegate.swift
import UIKit
@main class AppDelegate: UIResponder, UIApplicationDelegate {}
//- SceneDelegate.swift
import UIKit
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var bookmark = Data()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if let bookmark = session.stateRestorationActivity?.userInfo?["bookmark"] as? Data { open(bookmark) }
    }
    func open(_ bookmark: Data) {
        self.bookmark = bookmark
        let activity = NSUserActivity(activityType: "app.document")
        activity.addUserInfoEntries(from: ["bookmark": bookmark])
        userActivity = activity // expect: unrefreshed-activity-state
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { userActivity }

}
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>NSUserActivityTypes</key><array><string>app.document</string></array><key>UIApplicationSceneManifest</key><dict/></dict></plist>
