//- SceneDelegate.swift
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    static let mainSceneActivityType = { () -> String in
        let activityTypes = Bundle.main.infoDictionary?["NSUserActivityTypes"] as? [String] // expect: undeclared-activity-type
        return activityTypes![0]
    }()
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: SceneDelegate.mainSceneActivityType)
        activity.title = "Reading"
        return activity
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.title = session.stateRestorationActivity?.title
    }
    var searchType: String? {
        (Bundle.main.object(forInfoDictionaryKey: "NSUserActivityTypes") as? [String])?.first // expect: undeclared-activity-type
    }
}
//- Info.plist
<plist version="1.0">
<dict>
    <key>CFBundleIdentifier</key>
    <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
</dict>
</plist>
