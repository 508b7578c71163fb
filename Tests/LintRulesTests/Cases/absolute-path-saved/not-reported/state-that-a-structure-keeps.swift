//- SceneDelegate.swift
import UIKit
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var editor: Editor? {
        window?.rootViewController as? Editor
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let path = session.stateRestorationActivity?.userInfo?["path"] as? String else { return }
        editor?.open(URL(fileURLWithPath: path))
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        editor.map { FileState(path: $0.document.fileURL.lastPathComponent).activity }
    }
}
class Editor: UIViewController {
    let document = UIDocument(fileURL: URL(fileURLWithPath: "/"))
    func open(_ file: URL) {
        title = file.lastPathComponent
    }
}
struct FileState {
    var path: String
    var activity: NSUserActivity {
        let activity = NSUserActivity(activityType: "com.example.item")
        activity.userInfo = ["path": path]
        return activity
    }
}
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
    <key>CFBundleIdentifier</key>
    <string>com.example.items</string>
    <key>NSUserActivityTypes</key>
    <array>
        <string>com.example.item</string>
    </array>
    <key>UIApplicationSceneManifest</key>
    <dict>
        <key>UIApplicationSupportsMultipleScenes</key>
        <true/>
    </dict>
</dict>
</plist>
