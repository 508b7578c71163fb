// A list as data, by way of a local.
struct Article: Codable {
    var id = 0
    var text = ""
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var articles: [Article] = []
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "reading")
        let data = (try? JSONEncoder().encode(articles)) ?? Data()
        activity.addUserInfoEntries(from: [
            "articles": data, // expect: model-data-encoded
            "count": articles.count,
        ])
        return activity
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let info = session.stateRestorationActivity?.userInfo else { return }
        articles = (info["articles"] as? Data).flatMap { try? JSONDecoder().decode([Article].self, from: $0) } ?? []
        print(info["count"] ?? 0)
    }
}
