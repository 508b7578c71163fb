class AppDelegate: UIResponder, UIApplicationDelegate {}
class Scene: UIResponder, UIWindowSceneDelegate {
    var current: NSUserActivity?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        let date = activity.userInfo?["date"] as? Date
        switch activity.activityType {
        case "com.example.picker":
            pick(date)
        case "com.example.game":
            let round = activity.userInfo?["round"] as? Int // expect: activity-key-asymmetry
            open(date, round ?? 0)
        default: break
        }
        if activity.activityType == "com.example.game", let page = activity.userInfo?["page"] as? Int { // expect: activity-key-asymmetry
            turn(to: page)
        }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { current }
    func pick(_ date: Date?) {
        current = NSUserActivity(activityType: "com.example.picker")
        current?.addUserInfoEntries(from: ["date": date ?? Date()])
    }
    func open(_ date: Date?, _ round: Int) {
        current = NSUserActivity(activityType: "com.example.game")
        current?.title = "round \(round)"
        current?.addUserInfoEntries(from: ["date": date ?? Date()])
    }
    func turn(to page: Int) {}
}
