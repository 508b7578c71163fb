// What chooses the configuration gives the scene's delegate what was saved, by a property or in a call.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var saved: NSUserActivity?
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        saved = session.stateRestorationActivity
        return UISceneConfiguration(name: "Default", sessionRole: session.role)
    }
}
class ListController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(indexPath.row) }
    private func open(_ row: Int) {
        let activity = NSUserActivity(activityType: "row")
        activity.addUserInfoEntries(from: ["row": row])
        view.window?.windowScene?.userActivity = activity
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if scene.userActivity == nil { scene.userActivity = (UIApplication.shared.delegate as? AppDelegate)?.saved }
        if let row = scene.userActivity?.userInfo?["row"] as? Int { print(row) }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
