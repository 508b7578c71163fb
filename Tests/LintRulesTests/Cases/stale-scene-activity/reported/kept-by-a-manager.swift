import UIKit
@main class AppDelegate: UIResponder, UIApplicationDelegate {}
class Manager {
    private var reading: NSUserActivity?
    private var next: NSUserActivity?
    var stateRestorationActivity: NSUserActivity? { reading }
    func read(_ id: String) {
        reading = NSUserActivity(activityType: "read") // expect: stale-scene-activity
        reading?.addUserInfoEntries(from: ["id": id])
        reading?.becomeCurrent()
    }
    func nextUnread() { next = NSUserActivity(activityType: "next"); next?.becomeCurrent() }
    func invalidateNext() { next?.invalidate(); next = nil }
    func invalidateReading() { next?.invalidate(); next = nil }
}
class Article: UIViewController {}
class List: UIViewController {
    let manager = Manager()
    func open(_ id: String) { manager.read(id); navigationController?.pushViewController(Article(), animated: true) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); manager.invalidateReading() }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let list = List()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: list)
        if let id = session.stateRestorationActivity?.userInfo?["id"] as? String { list.open(id) }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { list.manager.stateRestorationActivity }
}
