//- SceneDelegate.swift
// Listed by name or behind a build setting; handed off only; built at run time.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    enum Kind: String { case reading = "com.example.reading", search = "com.example.app.search" }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        if scene.title == "Search" { return NSUserActivity(activityType: Kind.search.rawValue) }
        if scene.title == nil { return NSUserActivity(activityType: (Bundle.main.bundleIdentifier ?? "") + ".empty") }
        return NSUserActivity(activityType: Kind.reading.rawValue)
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.title = session.stateRestorationActivity?.title
        NSUserActivity(activityType: "com.example.handoff").becomeCurrent()
    }
}
//- App/Info.plist
<plist version="1.0">
<dict>
    <key>CFBundlePackageType</key>
    <string>APPL</string>
    <key>NSUserActivityTypes</key>
    <array>
        <string>com.example.reading</string>
        <string>$(PRODUCT_BUNDLE_IDENTIFIER).search</string>
    </array>
</dict>
</plist>
//- Widget/Info.plist
<plist version="1.0">
<dict>
    <key>CFBundlePackageType</key>
    <string>XPC!</string>
    <key>NSExtension</key>
    <dict/>
</dict>
</plist>
