// The scene's own activity, which begins anew.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
enum Keys { static let tab = "tab", row = "row" }
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var (tab, row) = (0, 0)
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.userActivity = session.stateRestorationActivity ?? NSUserActivity(activityType: "tabs")
        tab = session.stateRestorationActivity?.userInfo?[Keys.tab] as? Int ?? 0
        row = session.stateRestorationActivity?.userInfo?[Keys.row] as? Int ?? 0
    }
    func sceneWillResignActive(_ scene: UIScene) {
        scene.userActivity?.addUserInfoEntries(from: [Keys.tab: tab])
        scene.userActivity?.userInfo = [:] // expect: activity-key-asymmetry
        scene.userActivity?.addUserInfoEntries(from: [Keys.row: row])
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
