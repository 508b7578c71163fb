import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

// What is continued comes from other devices, and from Spotlight.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let activity = connectionOptions.userActivities.first {
            window?.rootViewController?.title = activity.title
        }
    }
}

class Opener {
    func openAnother() {
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil, errorHandler: nil)
    }
}
