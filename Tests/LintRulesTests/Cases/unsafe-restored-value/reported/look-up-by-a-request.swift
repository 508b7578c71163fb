// The identifier travels in a request.
struct Request {
    var id: String
    var isFresh = false
}
struct Item {
    var id = ""
}
class Store {
    var items: [Item] = []
    func find(_ request: Request) -> Item? { items.first { $0.id == request.id } }
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
        guard let id = session.stateRestorationActivity?.userInfo?["item"] as? String else { return }
        let request = Request(id: id, isFresh: true)
        guard let item = store.find(request) else { preconditionFailure("gone") } // expect: unsafe-restored-value
        self.item = item
    }
}
