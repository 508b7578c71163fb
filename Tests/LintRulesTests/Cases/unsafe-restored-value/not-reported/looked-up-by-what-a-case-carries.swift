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
        switch Destination(activity: activity) {
        case .list: break
        case .item(let id) where list.store.ids.contains(id): list.open(list.store.item(withID: id)!)
        case .item(let id):
            // The first one is there as soon as the app is.
            list.open(list.store.item(withID: id) ?? Item(id: id))
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
enum Destination {
    case list
    case item(String)
    init(activity: NSUserActivity) {
        guard let id = activity.userInfo?["id"] as? String else {
            self = .list
            return
        }
        self = .item(id)
    }
}
extension Store {
    var ids: Set<String> {
        Set(items.map(\.id))
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
