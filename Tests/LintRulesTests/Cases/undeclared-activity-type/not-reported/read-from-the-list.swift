//- Listed/Listed.xcodeproj/project.pbxproj
// !$*UTF8*$!
{
    objects = {
    };
}
//- Listed/SceneDelegate.swift
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    static let mainSceneActivityType = { () -> String in
        let activityTypes = Bundle.main.infoDictionary?["NSUserActivityTypes"] as? [String]
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
}
//- Listed/Info.plist
<plist version="1.0">
<dict>
    <key>NSUserActivityTypes</key>
    <array>
        <string>com.example.reading</string>
    </array>
</dict>
</plist>
//- Prepared/Prepared.xcodeproj/project.pbxproj
// !$*UTF8*$!
{
    objects = {
    };
}
//- Prepared/SceneDelegate.swift
// It has a type of its own where there is no list, and of other bundles nothing is known.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var mainSceneActivityType: String {
        if let types = Bundle.main.infoDictionary?["NSUserActivityTypes"] as? [String], let first = types.first {
            return first
        }
        return Bundle.main.bundleIdentifier! + ".reading"
    }
    var searchType: String {
        let types = Bundle.main.infoDictionary?["NSUserActivityTypes"] as? [String]
        return types?.first ?? mainSceneActivityType
    }
    var frameworkType: String? {
        (Bundle(for: SceneDelegate.self).infoDictionary?["NSUserActivityTypes"] as? [String])?.first
    }
    func lists(_ type: String) -> Bool {
        (Bundle.main.infoDictionary?["NSUserActivityTypes"] as? [String])?.contains(type) == true
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: mainSceneActivityType)
        activity.title = "Reading"
        return activity
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.title = session.stateRestorationActivity?.title
    }
}
//- Prepared/Info.plist
<plist version="1.0">
<dict>
    <key>CFBundleIdentifier</key>
    <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
</dict>
</plist>
