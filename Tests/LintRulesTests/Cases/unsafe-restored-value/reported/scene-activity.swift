// What a scene's activity brings back is as old.
//- SceneDelegate.swift
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let list = ListController()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if let activity = options.userActivities.first ?? session.stateRestorationActivity { open(activity) }
    }
    func open(_ activity: NSUserActivity) {
        window?.windowScene?.title = (activity.userInfo?["title"] as! String) // expect: unsafe-restored-value
        list.restoreUserActivityState(activity)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { list.userActivity }
}
//- ListController.swift
class ListController: UITableViewController {
    var names: [String] = []
    override func restoreUserActivityState(_ activity: NSUserActivity) {
        super.restoreUserActivityState(activity)
        guard let info = activity.userInfo else { return }
        names = (info["names"] as? [String])! // expect: unsafe-restored-value
        let row = info["row"] as? Int ?? 0
        title = names[row] // expect: unsafe-restored-value
    }
}
