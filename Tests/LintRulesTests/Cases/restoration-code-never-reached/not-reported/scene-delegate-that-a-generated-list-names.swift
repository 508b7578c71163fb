//- App.swift
@main struct Chats: App {
    @UIApplicationDelegateAdaptor(Delegate.self) var delegate
    var body: some Scene {
        WindowGroup {
            Text("chats")
        }
    }
}
final class Delegate: NSObject, UIApplicationDelegate {}
final class PadDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController?.title = session.stateRestorationActivity?.userInfo?["chat"] as? String
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "chat")
        activity.userInfo = ["chat": window?.rootViewController?.title ?? ""]
        return activity
    }
}
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>NSUserActivityTypes</key>
    <array>
        <string>chat</string>
    </array>
    <key>UIApplicationSceneManifest</key>
    <dict>
        <key>UISceneConfigurations</key>
        <dict>
            <key>UIWindowSceneSessionRoleApplication</key>
            <array>
                <dict>
                    <key>UISceneDelegateClassName</key>
                    <string>$(PRODUCT_MODULE_NAME).PadDelegate</string>
                </dict>
            </array>
        </dict>
    </dict>
</dict>
</plist>
//- Chats.xcodeproj/project.pbxproj
// !$*UTF8*$!
{
    archiveVersion = 1;
    objectVersion = 56;
    objects = {
        A1 = {
            isa = XCBuildConfiguration;
            buildSettings = {
                GENERATE_INFOPLIST_FILE = YES;
                INFOPLIST_FILE = Info.plist;
                INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
                SDKROOT = iphoneos;
            };
            name = Release;
        };
        L1 = {
            isa = XCConfigurationList;
            buildConfigurations = (
                A1,
            );
        };
        T1 = {
            isa = PBXNativeTarget;
            buildConfigurationList = L1;
            buildPhases = (
            );
            name = Chats;
            productType = "com.apple.product-type.application";
        };
        P1 = {
            isa = PBXProject;
            buildConfigurationList = L1;
            targets = (
                T1,
            );
        };
    };
    rootObject = P1;
}
