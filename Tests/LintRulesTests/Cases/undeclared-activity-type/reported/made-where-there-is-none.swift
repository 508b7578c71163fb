//- Editor.swift
// The activity is made only where the scene has none, and its type comes from a class.
class Editor: UIViewController {
    class var activityType: String { "com.example." + "edit" }
    func track() {
        var activity = view.window?.windowScene?.userActivity
        if activity == nil {
            activity = NSUserActivity(activityType: Editor.activityType) // expect: undeclared-activity-type
        }
        activity?.addUserInfoEntries(from: ["document": "42"])
        view.window?.windowScene?.userActivity = activity
    }
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.title = session.stateRestorationActivity?.userInfo?["document"] as? String
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity: NSUserActivity
        if let current = scene.userActivity {
            activity = current
        } else {
            activity = NSUserActivity(activityType: Kind.empty()) // expect: undeclared-activity-type
        }
        return activity
    }
}
enum Kind {
    static func empty() -> String { "com.example.empty" }
}
//- Info.plist
<plist version="1.0">
<dict>
    <key>NSUserActivityTypes</key>
    <array>
        <string>com.example.reading</string>
    </array>
</dict>
</plist>
