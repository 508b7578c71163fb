//- SceneDelegate.swift
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        NSUserActivity(activityType: "note") // expect: undeclared-activity-type
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.title = session.stateRestorationActivity?.title
    }
}
//- App.xcodeproj/project.pbxproj
// !$*UTF8*$!
{
    objects = {
        A1 = {
            isa = XCBuildConfiguration;
            buildSettings = {
                GENERATE_INFOPLIST_FILE = YES;
                INFOPLIST_KEY_UILaunchScreen_Generation = YES;
                PRODUCT_NAME = App;
            };
        };
    };
}
