//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>UIApplicationSceneManifest</key>
    <dict>
        <key>UIApplicationSupportsMultipleScenes</key>
        <false/>
    </dict>
</dict>
</plist>
//- App.swift
import UIKit
@main final class Delegate: UIResponder, UIApplicationDelegate {
    @available(iOS 13.2, *)
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    @available(iOS 13.2, *)
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate { // expect: legacy-restoration-in-scene-app
    var window: UIWindow?
}
final class Store: UIViewController {
    static func inNavigation() -> UINavigationController {
        let store = Store()
        store.restorationIdentifier = "store"
        return UINavigationController(rootViewController: store) // expect: broken-restoration-chain
    }
}
final class Menu: UIViewController {
    func show() { present(Store.inNavigation(), animated: true) }
}
