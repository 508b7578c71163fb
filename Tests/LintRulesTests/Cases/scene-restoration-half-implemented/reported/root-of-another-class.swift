// The storyboard begins with a stack, so that the cast never succeeds.
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>CFBundlePackageType</key>
    <string>APPL</string>
    <key>NSUserActivityTypes</key>
    <array>
        <string>read</string>
    </array>
    <key>UIApplicationSceneManifest</key>
    <dict>
        <key>UISceneConfigurations</key>
        <dict>
            <key>UIWindowSceneSessionRoleApplication</key>
            <array>
                <dict>
                    <key>UISceneDelegateClassName</key>
                    <string>SceneDelegate</string>
                    <key>UISceneStoryboardFile</key>
                    <string>Main</string>
                </dict>
            </array>
        </dict>
    </dict>
</dict>
</plist>
//- Base.lproj/Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
    <scenes>
        <scene sceneID="s">
            <objects>
                <navigationController id="a" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
//- App.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        if let reader = window?.rootViewController as? Reader { // expect: scene-restoration-half-implemented
            reader.open(activity)
        }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
class Reader: UIViewController {
    var page = 0
    func open(_ activity: NSUserActivity) {
        page = activity.userInfo?["page"] as? Int ?? 0
        view.window?.windowScene?.userActivity = activity
    }
    func turn(_ scene: UIScene) {
        let activity = NSUserActivity(activityType: "read")
        activity.userInfo = ["page": page]
        scene.userActivity = activity
    }
}
