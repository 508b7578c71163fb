// The delegate looks for the screen that is in front.
//- App.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow? { UIApplication.shared.windows.first { $0.isKeyWindow } }
    var lastActivity: NSUserActivity? { (window?.rootViewController as? Reader)?.activity }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let reader = Reader()
        if let chapter = session.stateRestorationActivity?.userInfo?["chapter"] as? Int { reader.read(chapter) }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = reader
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        (UIApplication.shared.delegate as? AppDelegate)?.lastActivity
    }
}
//- Reader.swift
class Reader: UIViewController {
    private(set) var chapter = 0
    private(set) var activity: NSUserActivity?
    func read(_ chapter: Int) {
        self.chapter = chapter
        let activity = NSUserActivity(activityType: "chapter")
        activity.userInfo = ["chapter": chapter]
        self.activity = activity
    }
    @objc func next() { read(chapter + 1) }
}
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>CFBundlePackageType</key>
    <string>APPL</string>
    <key>NSUserActivityTypes</key>
    <array><string>chapter</string></array>
    <key>UIApplicationSceneManifest</key>
    <dict>
        <key>UIApplicationSupportsMultipleScenes</key>
        <true/>
    </dict>
</dict>
</plist>
