//- App.swift
// The project tells that it runs on older systems, which have the older mechanism alone.
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.title = session.stateRestorationActivity?.title
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "list") }
}
func identify(_ list: UIViewController) { list.restorationIdentifier = "list" }
//- Info.plist
<plist version="1.0">
<dict>
    <key>NSUserActivityTypes</key>
    <array>
        <string>list</string>
    </array>
    <key>UIApplicationSceneManifest</key>
    <dict/>
</dict>
</plist>
//- Reader.xcodeproj/project.pbxproj
{ objects = { A1 = { isa = XCBuildConfiguration; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 12.4; }; name = Debug; }; }; }
