//- SceneDelegate.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        // An intent hands this one over.
        guard let activity = session.stateRestorationActivity, activity.activityType != "OpenNoteIntent" else { return }
        if activity.activityType == "OpenNoteIntent" { scene.title = "Intent" }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "openNoteIntent") }
}
//- Info.plist
<plist version="1.0">
<dict>
    <key>NSUserActivityTypes</key>
    <array>
        <string>OpenNoteIntent</string>
        <string>openNoteIntent</string>
    </array>
</dict>
</plist>
