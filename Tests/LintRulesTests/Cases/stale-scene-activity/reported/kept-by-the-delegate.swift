import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
final class Article: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let activity = NSUserActivity(activityType: "read")
        activity.addUserInfoEntries(from: ["id": "1"])
        (view.window?.windowScene?.delegate as? SceneDelegate)?.current = activity // expect: stale-scene-activity
    }
}
final class List: UITableViewController {
    func open(_ id: String) {
        navigationController?.pushViewController(Article(), animated: true)
    }

}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let list = List()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: list)
        if let id = session.stateRestorationActivity?.userInfo?["id"] as? String { list.open(id) }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { current }
    var current: NSUserActivity?
}
