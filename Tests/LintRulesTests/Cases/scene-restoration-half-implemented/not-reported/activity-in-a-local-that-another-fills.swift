import UIKit
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var tab = 0
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        tab = session.stateRestorationActivity?.userInfo?["tab"] as? Int ?? 0
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "tabs")
        activity.title = "Tabs"
        Filler().fill(activity, tab)
        return activity
    }
}
struct Filler {
    func fill(_ activity: NSUserActivity, _ tab: Int) { activity.addUserInfoEntries(from: ["tab": tab]) }
}
