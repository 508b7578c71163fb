// What is put in first is lost with the dictionary, in each way that dictionaries come.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var tab = 0
    var row = 0
    var name = ""
    var isOpen = false
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let info = session.stateRestorationActivity?.userInfo else { return }
        tab = info["tab"] as? Int ?? 0
        row = info["row"] as? Int ?? 0
        name = info["name"] as? String ?? ""
        isOpen = info["isOpen"] as? Bool ?? false
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "tabs")
        activity.addUserInfoEntries(from: ["tab": tab])
        activity.title = "Tabs"
        if isOpen { activity.userInfo?["name"] = name }
        activity.isEligibleForHandoff = false
        activity.userInfo = ["row": row] // expect: activity-key-asymmetry
        activity.addUserInfoEntries(from: ["isOpen": isOpen])
        return activity
    }
}
