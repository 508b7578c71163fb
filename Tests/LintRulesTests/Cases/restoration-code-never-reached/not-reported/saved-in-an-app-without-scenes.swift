//- AppDelegate.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    let tabs = Tabs()
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        tabs.load()
        print(UserDefaults.standard.integer(forKey: "selected"))
        return true
    }
    func applicationDidEnterBackground(_ application: UIApplication) {
        tabs.save()
    }
}
//- SceneDelegate.swift
class SceneDelegate: UIResponder {}
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
    <key>UIBackgroundModes</key>
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
