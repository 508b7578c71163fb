//- App.swift
// A migration that is done but for its last step.
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate { // expect: legacy-restoration-in-scene-app
    var window: UIWindow?
    var page = 0
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        page = session.stateRestorationActivity?.userInfo?["page"] as? Int ?? 0
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "reading")
        activity.userInfo = ["page": page]
        return activity
    }
}
func identify(_ list: UIViewController) { list.restorationIdentifier = "list" }
//- Info.plist
<plist version="1.0">
<dict>
    <key>UIApplicationSceneManifest</key>
    <dict/>
    <key>NSUserActivityTypes</key>
    <array>
        <string>reading</string>
    </array>
</dict>
</plist>
