// The method that is handed the identifier asks a store, a list or what throws for it, and takes what it names for granted.
class Store {
    struct Gone: Error {}
    var items: [Item] = []
    func find(_ id: String) -> Item? { items.first { $0.id == id } }
    func search(_ id: String) -> Item? {
        for item in items {
            if item.id == id { return item }
        }
        return nil
    }
    func item(_ id: String) throws -> Item {
        guard let item = items.first(where: { $0.id == id }) else { throw Gone() }
        return item
    }
}
struct Item {
    var id = ""
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let store = Store()
    var first: Item?
    var second: Item?
    var third: Item?
    var fourth: Item?
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.item")
        activity.addUserInfoEntries(from: [
            "first": first?.id ?? "", "second": second?.id ?? "", "third": third?.id ?? "", "fourth": fourth?.id ?? "",
        ])
        return activity
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let info = session.stateRestorationActivity?.userInfo else { return }
        if let id = info["first"] as? String { show(id) }
        if let id = info["second"] as? String { open(id) }
        if let id = info["third"] as? String { read(id) }
        if let id = info["fourth"] as? String { take(store.search(id)) }
    }
    private func show(_ id: String) {
        first = store.items.first { $0.id == id }! // expect: unsafe-restored-value
    }
    private func open(_ id: String) {
        guard let item = store.find(id) else { fatalError("gone") } // expect: unsafe-restored-value
        second = item
    }
    private func read(_ id: String) {
        third = try! store.item(id) // expect: unsafe-restored-value
    }
    private func take(_ item: Item?) {
        fourth = item! // expect: unsafe-restored-value
    }
}
