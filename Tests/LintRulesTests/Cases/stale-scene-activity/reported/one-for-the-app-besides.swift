// Only one screen gives the scene its activity.
//- App.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
enum Current {
    static var activity: NSUserActivity?
}
class Trip: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.window?.windowScene?.userActivity = NSUserActivity(activityType: "trip") // expect: stale-scene-activity
    }
}
class News: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Current.activity = NSUserActivity(activityType: "news")
    }
}
class Root: UIViewController {
    func open() { navigationController?.pushViewController(Trip(), animated: true) }
    func news() { navigationController?.pushViewController(News(), animated: true) }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let stack = UINavigationController(rootViewController: Root())
        window?.rootViewController = stack
        switch session.stateRestorationActivity?.activityType {
        case "trip": stack.pushViewController(Trip(), animated: false)
        case "news": stack.pushViewController(News(), animated: false)
        default: break
        }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        scene.userActivity ?? Current.activity // expect: stale-scene-activity
    }
}
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>CFBundlePackageType</key>
    <string>APPL</string>
    <key>NSUserActivityTypes</key>
    <array><string>trip</string><string>news</string></array>
    <key>UIApplicationSceneManifest</key>
    <dict>
        <key>UIApplicationSupportsMultipleScenes</key>
        <true/>
    </dict>
</dict>
</plist>
