//- Delegate.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) { restore(activity) }
    func restore(_ activity: NSUserActivity) {
        guard let info = activity.userInfo else { return }
        print(info[Keys.page] as? Int ?? 0, info[Keys.title] as? String ?? "") // expect: activity-key-asymmetry
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
//- Reader.swift
enum Keys { static let page = "page", title = "title" }
class Reader: UIViewController {
    var page = 1
    func share() {
        let activity = NSUserActivity(activityType: "read")
        var info: [String: Any] = [:]
        info[Keys.page] = page
        info.updateValue(1, forKey: "name")
        activity.userInfo = info
        view.window?.windowScene?.userActivity = activity
    }
}
