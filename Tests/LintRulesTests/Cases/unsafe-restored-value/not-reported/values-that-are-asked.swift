enum Tab: Int { case map, photos }
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    let shop = ShopController()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if let activity = session.stateRestorationActivity { shop.restoreUserActivityState(activity) }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { shop.userActivity }
}
class ShopController: UIViewController {
    var tab = Tab.map
    var row = 0
    var address: URL?
    var identifier: UUID?
    var file: URL?
    override func restoreUserActivityState(_ activity: NSUserActivity) {
        super.restoreUserActivityState(activity)
        let info = activity.userInfo ?? [:]
        tab = (info["tab"] as? Int).flatMap(Tab.init(rawValue:)) ?? .map
        if let raw = info["tab"] as? Int, raw < 2 {
            tab = Tab(rawValue: raw)!
        }
        if var text = info["row"] as? String {
            text = "1"
            row = Int(text)!
        }
        // What another place gives is not restored.
        let fixed = "https://example.com"
        address = URL(string: fixed)!
        guard let text = info["identifier"] as? String, UUID(uuidString: text) != nil else { return }
        identifier = UUID(uuidString: text)!
        if let data = info["file"] as? Data {
            var isStale = false
            file = try? URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)
        }
        file = Bookmarks.url(from: Data())
    }
}
enum Bookmarks {
    static func url(from data: Data) -> URL? {
        var isStale = false
        return try! URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)
    }
}
