import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func close(_ scene: UIScene) {
        UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil)
    }
}

class PreviewSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController?.title = options.userActivities.first?.title
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        (UIApplication.shared.delegate as? AppDelegate)?.close(scene)
    }
}

class PagesController: UIViewController {
    @objc func openWindow() {
        let activity = NSUserActivity(activityType: "com.example.page")
        activity.title = "Page"
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
    }
}
