// One for another device, and one of a scene that holds numbers.
struct Article: Codable {
    var id = 0
    var text = ""
}
class Reader: UIViewController {
    var articles: [Article] = []
    func offer() {
        let activity = NSUserActivity(activityType: "com.example.reading")
        activity.userInfo = ["articles": (try? JSONEncoder().encode(articles)) ?? Data()]
        activity.becomeCurrent()
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var articles: [Article] = []
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "reading")
        activity.addUserInfoEntries(from: ["articles": (try? JSONEncoder().encode(articles.map(\.id))) ?? Data()])
        return activity
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let data = session.stateRestorationActivity?.userInfo?["articles"] as? Data
        let numbers = data.flatMap { try? JSONDecoder().decode([Int].self, from: $0) }
        print(numbers ?? [])
    }
}
