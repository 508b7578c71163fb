//- SceneDelegate.swift
enum Engine { static let bundle = Bundle.main.bundleIdentifier! }
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        NSUserActivity(activityType: "\(Engine.bundle).note") // expect: undeclared-activity-type
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.title = session.stateRestorationActivity?.title
    }
}
//- App/Info.plist
<plist version="1.0">
<dict>
    <key>ITSAppUsesNonExemptEncryption</key>
    <false/>
</dict>
</plist>
//- Share/Info.plist
<plist version="1.0">
<dict>
    <key>NSExtension</key>
    <dict/>
</dict>
</plist>
//- App.xcodeproj/project.pbxproj
// !$*UTF8*$!
{
    objects = {
        A1 = {
            isa = XCBuildConfiguration;
            buildSettings = {
                GENERATE_INFOPLIST_FILE = YES;
                INFOPLIST_FILE = App/Info.plist;
                INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
                PRODUCT_NAME = App;
            };
        };
    };
}
