//- SceneDelegate.swift
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "\(Bundle.main.bundleIdentifier!).note") }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.title = session.stateRestorationActivity?.title
    }
}
//- App.xcodeproj/project.pbxproj
// !$*UTF8*$!
// A framework and the app's tests; the app itself begins with a list that is not here.
{
    objects = {
        A1 = {
            isa = XCBuildConfiguration;
            buildSettings = {
                GENERATE_INFOPLIST_FILE = YES;
                PRODUCT_NAME = Kit;
            };
        };
        A2 = {
            isa = XCBuildConfiguration;
            buildSettings = {
                GENERATE_INFOPLIST_FILE = YES;
                INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist";
                INFOPLIST_KEY_UILaunchScreen_Generation = YES;
                PRODUCT_NAME = App;
            };
        };
    };
}
