// What is there may be of a version that wrote it in another way.
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
        tab = Tab(rawValue: info["tab"] as? Int ?? 0)! // expect: unsafe-restored-value
        if let text = info["row"] as? String {
            row = Int(text)! // expect: unsafe-restored-value
        }
        guard let text = info["address"] as? String else { return }
        address = URL(string: text)! // expect: unsafe-restored-value
        if let text = info["identifier"] as? String {
            identifier = UUID(uuidString: text)! // expect: unsafe-restored-value
        }
        if let data = info["file"] as? Data {
            var isStale = false
            file = try! URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale) // expect: unsafe-restored-value
        }
    }
}
