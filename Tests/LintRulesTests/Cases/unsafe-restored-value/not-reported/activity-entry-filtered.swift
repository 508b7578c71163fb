import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
enum Kind: String, CaseIterable { case amount, tip }
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var kind = Kind.tip
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let info = session.stateRestorationActivity?.userInfo else { return }
        [info["kind"] as? String].compactMap { $0 }.filter { Kind(rawValue: $0) != nil }.forEach(show)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.page")
        activity.userInfo = ["kind": "tip"]
        return activity
    }
    func show(_ text: String) { kind = Kind(rawValue: text)! }
}

