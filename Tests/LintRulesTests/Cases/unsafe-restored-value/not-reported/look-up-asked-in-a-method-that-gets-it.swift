// Who hands the identifier on has looked first, or who gets it does; what was found is asked about, and so is the list.
class Store {
    var items: [Item] = []
    func find(_ id: String) -> Item? { items.first { $0.id == id } }
}
struct Item {
    var id = ""
}
class Steps: UIViewController {
    var steps: [String] = []
    func show(_ number: Int) {
        guard steps.indices.contains(number) else { return }
        title = steps[number]
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let store = Store()
    var first: Item?
    var second: Item?
    var third: Item?
    var fourth: Item?
    var screen: Steps? { window?.rootViewController as? Steps }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.item")
        activity.addUserInfoEntries(from: [
            "first": first?.id ?? "", "second": second?.id ?? "", "third": third?.id ?? "", "fourth": fourth?.id ?? "", "step": 1,
        ])
        return activity
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let info = session.stateRestorationActivity?.userInfo else { return }
        if let id = info["first"] as? String {
            let known = store.items.first { $0.id == id }
            if known != nil { show(id) }
        }
        if let id = info["second"] as? String { open(id) }
        if let id = info["third"] as? String, store.items.contains(where: { $0.id == id }) { read(id) }
        if let id = info["fourth"] as? String { take(store.find(id)) }
        if let step = info["step"] as? Int { screen?.show(step) }
    }
    private func show(_ id: String) {
        first = store.items.first { $0.id == id }!
    }
    private func open(_ id: String) {
        guard let item = store.find(id) else { return }
        second = item
    }
    private func read(_ id: String) {
        third = store.find(id)!
    }
    private func take(_ item: Item?) {
        fourth = item == nil ? nil : item!
    }
}
