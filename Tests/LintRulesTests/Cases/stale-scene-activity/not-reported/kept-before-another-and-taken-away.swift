// What goes before is taken away, or asked for only while its screen is there.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
final class Article: UIViewController {}
final class Activities {
    private var selecting: NSUserActivity?
    private var reading: NSUserActivity?
    private var finding: NSUserActivity?
    var current: NSUserActivity? {
        reading ?? selecting
    }
    func select(_ feed: String) {
        let activity = NSUserActivity(activityType: "select")
        activity.addUserInfoEntries(from: ["feed": feed])
        selecting = activity
    }
    func leaveFeed() { selecting = nil }
    func read(_ article: String) {
        leaveArticle()
        let activity = NSUserActivity(activityType: "read")
        activity.addUserInfoEntries(from: ["article": article])
        reading = activity
    }
    func leaveArticle() { reading = nil }
}
final class Coordinator {
    let navigation = UINavigationController()
    let activities = Activities()
    func show(_ article: String) {
        activities.read(article)
        navigation.pushViewController(Article(), animated: true)
    }
    func back() {
        navigation.popViewController(animated: true)
        activities.leaveArticle()
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    let coordinator = Coordinator()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let info = session.stateRestorationActivity?.userInfo
        if let feed = info?["feed"] as? String { coordinator.activities.select(feed) }
        if let article = info?["article"] as? String { coordinator.show(article) }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { coordinator.activities.current }
}
