class FirstDelegate: UIResponder, UIWindowSceneDelegate {
    var isLocked = false
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.userActivity = session.stateRestorationActivity ?? NSUserActivity(activityType: "read")
        scene.title = UserDefaults.standard.string(forKey: "chapter")
        scene.subtitle = UserDefaults.standard.string(forKey: "page") ?? ""
    }
    func sceneWillResignActive(_ scene: UIScene) {
        scene.userActivity = nil
        UserDefaults.standard.removeObject(forKey: "page")
    }
    func sceneDidEnterBackground(_ scene: UIScene) {
        scene.userActivity = NSUserActivity(activityType: "read")
        UserDefaults.standard.set("3", forKey: "page")
    }
    func sceneDidDisconnect(_ scene: UIScene) {
        if isLocked {
            UserDefaults.standard.removeObject(forKey: "chapter")
        }
        UserDefaults.standard.removeObject(forKey: "token")
        NotificationCenter.default.removeObserver(self)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        scene.userActivity
    }
}
class SecondDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.userActivity = session.stateRestorationActivity
    }
    func sceneDidEnterBackground(_ scene: UIScene) {
        scene.userActivity = nil
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        scene.userActivity ?? NSUserActivity(activityType: "read")
    }
}
class ThirdDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.title = UserDefaults.standard.string(forKey: "draft")
    }
    func sceneDidEnterBackground(_ scene: UIScene) {
        UserDefaults.standard.removeObject(forKey: "draft")
        UserDefaults.standard.set(scene.title, forKey: "draft")
    }
    func sceneWillEnterForeground(_ scene: UIScene) {
        UserDefaults.standard.removeObject(forKey: "draft")
    }
}
