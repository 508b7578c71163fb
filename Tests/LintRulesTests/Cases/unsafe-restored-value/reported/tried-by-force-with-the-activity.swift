// What is handed the activity throws where an entry of it is missing, or hands on what a decoder throws.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var route: Route?
    var draft: Draft?
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.route")
        activity.addUserInfoEntries(from: ["route": route?.path ?? "main", "draft": (try? JSONEncoder().encode(draft)) ?? Data()])
        return activity
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        route = try! Route(activity) // expect: unsafe-restored-value
        draft = try! draft(in: activity) // expect: unsafe-restored-value
    }
    private func draft(in activity: NSUserActivity) throws -> Draft? {
        guard let data = activity.userInfo?["draft"] as? Data else { return nil }
        return try JSONDecoder().decode(Draft.self, from: data)
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
}
