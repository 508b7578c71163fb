class Navigator {
    static let shared = Navigator()
    private var last: NSUserActivity?
    var lastActivity: NSUserActivity? {
        get { last }
        set { last = newValue }
    }
    func activity(for row: Int) -> NSUserActivity? { row < 0 ? nil : make(row) }
    private func make(_ row: Int) -> NSUserActivity {
        let activity = NSUserActivity(activityType: "row")
        activity.userInfo = State(row: row).entries
        return activity
    }
}
struct State {
    let row: Int
    var entries: [AnyHashable: Any] { ["row": row] }
}
class List: UIViewController, NSUserActivityDelegate {
    let navigator = Navigator.shared
    var row = 0
    func select() {
        let activity = navigator.activity(for: row)
        userActivity = activity // expect: unrefreshed-activity-state
        navigator.lastActivity = activity
    }
    // By the time that this runs, the activity has been saved.
    func userActivityWillSave(_ userActivity: NSUserActivity) {
        DispatchQueue.main.async {
            userActivity.userInfo = State(row: self.row).entries
        }
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    let navigator = Navigator.shared
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        print(session.stateRestorationActivity?.userInfo?["row"] as? Int ?? 0)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { navigator.lastActivity }
}
