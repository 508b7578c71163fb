import UIKit

final class MainDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let navigation = UINavigationController(rootViewController: List())
        window = UIWindow(windowScene: scene as! UIWindowScene)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        guard let activity = options.userActivities.first ?? session.stateRestorationActivity, let row = activity.userInfo?["row"] as? Int else { return }
        let detail = Detail(row: row)
        navigation.pushViewController(detail, animated: false)
        scene.userActivity = activity
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}

final class DetailDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = options.userActivities.first ?? session.stateRestorationActivity, let row = activity.userInfo?["row"] as? Int else { return }
        window = UIWindow(windowScene: scene as! UIWindowScene)
        window?.rootViewController = Detail(row: row)
        window?.makeKeyAndVisible()
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
