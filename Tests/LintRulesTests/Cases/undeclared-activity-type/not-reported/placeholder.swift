//- App.swift
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class Form: UIViewController {
    let field = UITextField()

    var draft: NSUserActivity {
        let activity = NSUserActivity(activityType: "com.example.reading")
        guard let text = field.text else { return NSUserActivity(activityType: "nothing") }
        activity.addUserInfoEntries(from: ["text": text])
        return activity
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let form = Form()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        if let activity = session.stateRestorationActivity, activity.activityType == "com.example.reading" {
            form.field.text = activity.userInfo?["text"] as? String
        }
        window?.rootViewController = form
        window?.makeKeyAndVisible()
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { form.draft }
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
