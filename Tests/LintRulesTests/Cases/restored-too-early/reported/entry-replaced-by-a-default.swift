// The window that was used last decides for all of them.
//- App.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var activity = NSUserActivity(activityType: "map")
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        if let saved = session.stateRestorationActivity {
            activity = saved
            activity.addUserInfoEntries(from: ["style": UserDefaults.standard.integer(forKey: "style")]) // expect: restored-too-early
        } else {
            activity.userInfo = ["place": "home", "style": 0]
        }
        let map = Map()
        map.style = activity.userInfo?["style"] as? Int ?? 0
        map.place = activity.userInfo?["place"] as? String ?? ""
        map.changed = { [weak self] place, style in self?.activity.userInfo = ["place": place, "style": style] }
        window?.rootViewController = map
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { activity }
}
//- Map.swift
class Map: UIViewController {
    var place = ""
    var style = 0
    var changed: ((String, Int) -> Void)?
    @objc func choose(_ style: Int) {
        self.style = style
        changed?(place, style)
    }
}
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>CFBundlePackageType</key>
    <string>APPL</string>
    <key>NSUserActivityTypes</key>
    <array><string>map</string></array>
    <key>UIApplicationSceneManifest</key>
    <dict>
        <key>UIApplicationSupportsMultipleScenes</key>
        <true/>
    </dict>
</dict>
</plist>
