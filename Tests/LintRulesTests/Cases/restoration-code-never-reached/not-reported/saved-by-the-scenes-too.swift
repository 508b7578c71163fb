//- AppDelegate.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    let tabs = Tabs()
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        tabs.load()
        print(UserDefaults.standard.integer(forKey: "selected"))
        return true
    }
    // UIKit tells the scenes, and the end of the app it still tells its delegate.
    func applicationDidEnterBackground(_ application: UIApplication) {
        tabs.save()
    }
    func applicationWillResignActive(_ application: UIApplication) {
        keepSelection()
        UserDefaults.standard.set(Date(), forKey: "left")
    }
    func applicationWillTerminate(_ application: UIApplication) { keepSelection() }
    private func keepSelection() { UserDefaults.standard.set(tabs.urls.count, forKey: "selected") }
}
//- SceneDelegate.swift
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func sceneDidEnterBackground(_ scene: UIScene) { (UIApplication.shared.delegate as? AppDelegate)?.tabs.save() }
}
//- Tabs.swift
import Foundation
final class Tabs {
    var urls: [URL] = []
    private let file = URL(fileURLWithPath: "tabs")
    func save() { try? JSONEncoder().encode(urls).write(to: file) }
    func load() { urls = (try? JSONDecoder().decode([URL].self, from: Data(contentsOf: file))) ?? [] }
}
//- Info.plist
<plist version="1.0">
<dict>
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
