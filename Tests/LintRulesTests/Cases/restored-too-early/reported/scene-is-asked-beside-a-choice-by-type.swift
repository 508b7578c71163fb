@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        if session.stateRestorationActivity?.activityType == "row" {
            return UISceneConfiguration(name: "Row", sessionRole: session.role)
        }
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
        if let row = scene.userActivity?.userInfo?["row"] as? Int { print(row) } // expect: restored-too-early
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
