//- App.swift
// The class is there, but Info.plist does not adopt scenes.
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
func identify(_ list: UIViewController) { list.restorationIdentifier = "list" }
//- Info.plist
<plist version="1.0">
<dict>
    <key>CFBundlePackageType</key>
    <string>APPL</string>
</dict>
</plist>
