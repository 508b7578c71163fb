// What is found again tells that the app did not end in order; nothing of what was shown is in it.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let crashed = UserDefaults.standard.bool(forKey: "running")
        let since = UserDefaults.standard.object(forKey: "since")
        UserDefaults.standard.set(true, forKey: "running")
        UserDefaults.standard.set(Date(), forKey: "since")
        window?.rootViewController = Home(crashed: crashed, since: since)
    }
    func sceneDidDisconnect(_ scene: UIScene) {
        UserDefaults.standard.removeObject(forKey: "running")
        UserDefaults.standard.removeObject(forKey: "since")
    }
}
