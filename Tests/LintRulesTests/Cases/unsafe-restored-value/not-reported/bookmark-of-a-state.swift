//- SceneDelegate.swift
import UIKit
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var reader: Reader? {
        window?.rootViewController as? Reader
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        reader?.state?.activity
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if let state = session.stateRestorationActivity.flatMap(FileState.init(activity:)), let file = state.resolve() {
            reader?.open(file)
        }
    }
}
class Reader: UIViewController {
    var state: FileState?
    func open(_ file: URL) {
        title = file.lastPathComponent
        // It was just made of a file that is there.
        if let bookmark = try? file.bookmarkData() {
            title = FileState(bookmark: bookmark).resolved().lastPathComponent
        }
    }
}
struct FileState {
    var bookmark: Data
    func resolve() -> URL? {
        var isStale = false
        return try? URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
    }
    func resolved() -> URL {
        var isStale = false
        return (try? URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)) ?? URL(fileURLWithPath: "/")
    }
}
extension FileState {
    init?(activity: NSUserActivity) {
        guard let bookmark = activity.userInfo?["bookmark"] as? Data else { return nil }
        self.bookmark = bookmark
    }
    var activity: NSUserActivity {
        let activity = NSUserActivity(activityType: "com.example.item")
        activity.userInfo = ["bookmark": bookmark]
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
