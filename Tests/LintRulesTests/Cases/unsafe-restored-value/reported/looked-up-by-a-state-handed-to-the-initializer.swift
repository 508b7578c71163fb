//- SceneDelegate.swift
import UIKit
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var list: ItemList? {
        window?.rootViewController as? ItemList
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.item")
        activity.userInfo = ["id": list?.shown?.id ?? ""]
        return activity
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        guard let list else { return }
        if let state = session.stateRestorationActivity.flatMap(ItemState.init(activity:)) {
            list.show(state)
        }
    }
}
class ItemList: UIViewController {
    let store = Store()
    var shown: Item?
    func open(_ item: Item) {
        shown = item
    }
}
struct Item {
    var id = ""
}
class Store {
    var items: [Item] = []
    func item(withID id: String) -> Item? {
        items.first { $0.id == id }
    }
}
struct ItemState {
    let id: String
    init?(activity: NSUserActivity) {
        guard let id = activity.userInfo?["id"] as? String else { return nil }
        self.id = id
    }
}
extension ItemList {
    func show(_ state: ItemState) {
        let item = store.item(withID: state.id)
        open(item!) // expect: unsafe-restored-value
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
