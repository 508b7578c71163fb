@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class ListController: UIViewController {
    func open(_ row: Int) {
        let activity = NSUserActivity(activityType: "row")
        activity.addUserInfoEntries(from: ["row": row])
        view.window?.windowScene?.userActivity = activity
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        // Holds nothing yet: the session has what was saved.
        if let row = scene.userActivity?.userInfo?["row"] as? Int { print(row) } // expect: restored-too-early
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
