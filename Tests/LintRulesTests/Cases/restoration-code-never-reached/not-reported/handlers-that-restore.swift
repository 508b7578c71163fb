//- App.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    let navigation = UINavigationController()
    func application(
        _ application: UIApplication, continue activity: NSUserActivity,
        restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        let stop = Stop()
        navigation.pushViewController(stop, animated: false)
        restorationHandler([stop])
        return true
    }
}
class Stop: UIViewController {
    var line = 0
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        userActivity = NSUserActivity(activityType: "com.example.stop")
    }
    override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        activity.addUserInfoEntries(from: ["line": line])
    }
    override func restoreUserActivityState(_ activity: NSUserActivity) {
        super.restoreUserActivityState(activity)
        line = activity.userInfo?["line"] as? Int ?? 0
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        _ = UIApplication.shared.delegate?.application?(
            UIApplication.shared, continue: activity,
            restorationHandler: { objects in objects?.forEach { $0.restoreUserActivityState(activity) } })
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        (UIApplication.shared.delegate as? AppDelegate)?.navigation.topViewController?.userActivity
    }
}
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
    <key>CFBundleIdentifier</key>
    <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
    <key>NSUserActivityTypes</key>
    <array>
        <string>com.example.stop</string>
    </array>
    <key>UIApplicationSceneManifest</key>
    <dict>
        <key>UISceneConfigurations</key>
        <dict>
            <key>UIWindowSceneSessionRoleApplication</key>
            <array>
                <dict>
                    <key>UISceneDelegateClassName</key>
                    <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
                </dict>
            </array>
        </dict>
    </dict>
</dict>
</plist>
