// The app delegate gives each new session its dictionary.
class Delegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        if session.userInfo == nil { session.userInfo = [:] }
        return UISceneConfiguration(name: nil, sessionRole: session.role)
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.title = session.userInfo!["title"] as? String
    }
}
