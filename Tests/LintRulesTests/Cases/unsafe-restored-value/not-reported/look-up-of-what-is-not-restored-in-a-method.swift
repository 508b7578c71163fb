// The same methods are handed what the app has just made, and the restored identifier goes another way.
class Store {
    var items: [Item] = []
    func find(_ id: String) -> Item? { items.first { $0.id == id } }
    func add() -> String {
        items.append(Item(id: "new"))
        return "new"
    }
}
struct Item {
    var id = ""
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let store = Store()
    var item: Item?
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.item")
        activity.addUserInfoEntries(from: ["item": item?.id ?? ""])
        return activity
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        item = (session.stateRestorationActivity?.userInfo?["item"] as? String).flatMap(store.find)
        if item == nil { show(store.add()) }
    }
    private func show(_ id: String) {
        item = store.find(id)!
    }
}
