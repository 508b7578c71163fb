//- App.swift
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate { // expect: legacy-restoration-in-scene-app
    var window: UIWindow?
}
final class List: UIViewController {
    var row = 0
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "list"
    }
    required init?(coder: NSCoder) { nil }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(row, forKey: "row")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        row = coder.decodeInteger(forKey: "row")
    }
}
//- Info.plist
<plist version="1.0">
<dict>
    <key>CFBundlePackageType</key>
    <string>APPL</string>
    <key>UIApplicationSceneManifest</key>
    <dict>
        <key>UISceneConfigurations</key>
        <dict/>
    </dict>
</dict>
</plist>
