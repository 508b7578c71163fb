@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class CameraDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let isCamera = options.userActivities.contains { $0.activityType == "camera" } || session.stateRestorationActivity?.activityType == "camera" // expect: scene-restoration-half-implemented
        if !isCamera {
            // UIKit gives the session no activity.
            UIApplication.shared.requestSceneSessionDestruction(session, options: nil, errorHandler: nil)
        }
    }
}
