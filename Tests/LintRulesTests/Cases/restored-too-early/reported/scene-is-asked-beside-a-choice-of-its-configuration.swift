// The configuration is chosen by what was saved, which brings nothing back.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let activity = options.userActivities.first ?? session.stateRestorationActivity
        return UISceneConfiguration(name: activity == nil ? "Default" : "Restored", sessionRole: session.role)
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
        let activity = options.userActivities.first ?? scene.userActivity // expect: restored-too-early
        if let row = activity?.userInfo?["row"] as? Int { print(row) }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
