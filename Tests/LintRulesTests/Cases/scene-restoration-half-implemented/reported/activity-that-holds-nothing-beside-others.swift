//- App.swift
import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {}
final class Page: UIViewController {
    var book = ""
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        updateUserActivityState(NSUserActivity(activityType: "com.example.reading"))
    }
    override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        activity.userInfo = ["book": book]
        view.window?.windowScene?.userActivity?.userInfo = ["book": book]
    }
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let page = Page()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        if let book = session.stateRestorationActivity?.userInfo?["book"] as? String { page.book = book }
        window?.rootViewController = page
        window?.makeKeyAndVisible()
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "com.example.reading") } // expect: scene-restoration-half-implemented
}
//- Info.plist
<plist version="1.0">
<dict>
    <key>UIApplicationSceneManifest</key>
    <dict/>
    <key>NSUserActivityTypes</key>
    <array>
        <string>com.example.reading</string>
    </array>
</dict>
</plist>
