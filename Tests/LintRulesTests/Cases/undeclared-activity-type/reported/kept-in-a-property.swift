//- Store.swift
class Store {
    static let shared = Store()
    let activity = NSUserActivity(activityType: "com.example.order") // expect: undeclared-activity-type
}
//- SceneDelegate.swift
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var row = 0
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        row = session.stateRestorationActivity?.userInfo?["row"] as? Int ?? 0
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        Store.shared.activity.addUserInfoEntries(from: ["row": row])
        return Store.shared.activity
    }
}
//- Info.plist
<plist version="1.0">
<dict>
    <key>CFBundlePackageType</key>
    <string>APPL</string>
    <key>UIApplicationSceneManifest</key>
    <dict/>
</dict>
</plist>
