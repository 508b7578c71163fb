//- App.swift
// The project tells that it does.
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
func identify(_ list: UIViewController) { list.restorationIdentifier = "list" }
//- Info.plist
<plist version="1.0">
<dict>
    <key>UIApplicationSceneManifest</key>
    <dict/>
</dict>
</plist>
//- Reader.xcodeproj/project.pbxproj
{ objects = { A1 = { isa = XCBuildConfiguration; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 12.4; }; name = Debug; }; }; }
