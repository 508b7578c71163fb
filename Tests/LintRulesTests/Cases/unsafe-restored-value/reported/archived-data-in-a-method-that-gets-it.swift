// Whoever is handed the data decodes it by force.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let decoder = JSONDecoder()
    var window: UIWindow?
    var poem = Poem(title: "")
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.poem")
        activity.addUserInfoEntries(from: ["poem": (try? JSONEncoder().encode(poem)) ?? Data()])
        return activity
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let data = session.stateRestorationActivity?.userInfo?["poem"] as? Data else { return }
        poem = decoded(from: data)
    }
    private func decoded(from data: Data) -> Poem {
        try! decoder.decode(Poem.self, from: data) // expect: unsafe-restored-value
    }
}
struct Poem: Codable {
    var title: String
}
