// It is given what the session kept before anybody asks.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
struct Memory {
    let page: Int?
    init(of scene: UIWindowScene) { page = scene.userActivity?.userInfo?["page"] as? Int }
}
enum Restorer {
    static func prepare(_ scene: UIWindowScene, for session: UISceneSession) { scene.userActivity = session.stateRestorationActivity ?? NSUserActivity(activityType: "reading") }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        Restorer.prepare(windowScene, for: session)
        print(Memory(of: windowScene).page ?? 0)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        scene.userActivity?.addUserInfoEntries(from: ["page": 3])
        return scene.userActivity
    }
}
