// Decoders, throwing initializers and readers of the activity: each is asked in a way that lets it refuse.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    static let decoder = JSONDecoder()
    var window: UIWindow?
    var route: Route?
    var draft: Draft?
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.route")
        activity.addUserInfoEntries(from: [
            "route": route?.path ?? "main", "draft": (try? JSONEncoder().encode(draft)) ?? Data(), "path": "main",
        ])
        return activity
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        let decoder = JSONDecoder()
        if let data = activity.userInfo?["draft"] as? Data {
            draft = try? decoder.decode(Draft.self, from: data)
            draft = draft ?? (try? Self.decoder.decode(Draft.self, from: data))
        }
        route = (activity.userInfo?["path"] as? String).flatMap { try? Route(path: $0) }
        do {
            route = try Route(activity)
        } catch {
            route = nil
        }
    }
}
struct Draft: Codable {
    var text: String
}
struct Route {
    struct Missing: Error {}
    let path: String
    init(_ activity: NSUserActivity) throws {
        guard let path = activity.userInfo?["route"] as? String else { throw Missing() }
        self.path = path
    }
    init(path: String) throws {
        guard path == "main" else { throw Missing() }
        self.path = path
    }
}
