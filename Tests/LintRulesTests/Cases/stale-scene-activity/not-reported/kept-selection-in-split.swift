import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
final class Article: UIViewController {
}
final class List: UITableViewController {
    var reading: NSUserActivity?
    func open(_ id: String) {
        let activity = NSUserActivity(activityType: "read")
        activity.addUserInfoEntries(from: ["id": id])
        reading = activity
        splitViewController?.showDetailViewController(Article(), sender: nil)
    }

}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let list = List()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: list)
        if let id = session.stateRestorationActivity?.userInfo?["id"] as? String { list.open(id) }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { list.reading }

}
