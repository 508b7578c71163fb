//- App.swift
// Xcode is to write the manifest.
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {} // expect: legacy-restoration-in-scene-app
func identify(_ list: UIViewController) { list.restorationIdentifier = "list" }
//- App.xcodeproj/project.pbxproj
// !$*UTF8*$!
{
    objects = {
        A1 = {
            isa = XCBuildConfiguration;
            buildSettings = {
                INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
                IPHONEOS_DEPLOYMENT_TARGET = 15.0;
                PRODUCT_NAME = App;
            };
        };
    };
}
