//- Bundle+Activities.swift
extension Bundle {
    var activityType: String {
        infoDictionary?["NSUserActivityTypes"].flatMap { ($0 as? [String])?.first } ?? "" // expect: undeclared-activity-type
    }
}
//- SceneDelegate.swift
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: Bundle.main.activityType)
        activity.title = "Reading"
        return activity
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.title = session.stateRestorationActivity?.title
    }
}
//- Info.plist
<plist version="1.0">
<dict>
    <key>CFBundleIdentifier</key>
    <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
</dict>
</plist>
