//- SceneDelegate.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.title = session.stateRestorationActivity?.userInfo?["title"] as? String
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { makeActivity("Reading") }
    private func makeActivity(_ title: String) -> NSUserActivity {
        let activity = NSUserActivity() // the first of the list
        activity.addUserInfoEntries(from: ["title": title])
        return activity
    }
}
//- Info.plist
<plist version="1.0">
<dict>
    <key>NSUserActivityTypes</key>
    <array>
        <string>com.example.reading</string>
    </array>
    <key>UIApplicationSceneManifest</key>
    <dict/>
</dict>
</plist>
