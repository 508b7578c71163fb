import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
final class Article: UIViewController {
    var activity: NSUserActivity?
}
final class List: UITableViewController {
    weak var reading: NSUserActivity?
    func open(_ id: String) {
        let article = Article()
        article.activity = NSUserActivity(activityType: "read")
        article.activity?.addUserInfoEntries(from: ["id": id])
        reading = article.activity
        navigationController?.pushViewController(article, animated: true)
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
