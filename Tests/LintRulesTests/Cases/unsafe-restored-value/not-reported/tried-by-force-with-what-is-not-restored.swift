// The files of the bundle are those of this version, an initializer that only refuses nothing at all gets what is something, and whoever
// asks about the entries first knows that they are there.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var route: Route?
    var title: Title?
    var colors: [String] = []
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.route")
        activity.addUserInfoEntries(from: ["route": route?.path ?? "main", "title": title?.text ?? ""])
        return activity
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        let decoder = JSONDecoder()
        let bundled = Bundle.main.url(forResource: "colors", withExtension: "json")!
        colors = try! decoder.decode([String].self, from: Data(contentsOf: bundled))
        guard let activity = session.stateRestorationActivity else { return }
        if activity.userInfo?["route"] is String {
            route = try! Route(activity)
        }
        if let text = activity.userInfo?["title"] as? String, !text.isEmpty {
            title = try! Title(text)
        }
    }
}
struct Route {
    struct Missing: Error {}
    let path: String
    init(_ activity: NSUserActivity) throws {
        guard let path = activity.userInfo?["route"] as? String else { throw Missing() }
        self.path = path
    }
}
struct Title {
    struct Missing: Error {}
    let text: String
    init(_ text: String) throws {
        guard !text.isEmpty else { throw Missing() }
        self.text = text
    }
}
