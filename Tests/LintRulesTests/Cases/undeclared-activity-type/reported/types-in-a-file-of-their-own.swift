//- Scene.swift
class Scene: UIResponder, UIWindowSceneDelegate {
    var current: NSUserActivity?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity, activity.activityType == Screen.game.type else { return }
        current = activity
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { current }
    func play(_ round: Int) {
        let activity = NSUserActivity(activityType: Screen.game.type) // expect: undeclared-activity-type
        activity.addUserInfoEntries(from: ["round": round])
        current = activity
    }
    func resume(_ activity: NSUserActivity) { print(activity.userInfo?["round"] as? Int ?? 0) }
}
//- Screen.swift
enum Screen: String {
    case game
    var type: String { "com.example." + rawValue }
}
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>NSUserActivityTypes</key>
    <array>
        <string>com.example.other</string>
    </array>
    <key>UIApplicationSceneManifest</key>
    <dict/>
</dict>
</plist>
