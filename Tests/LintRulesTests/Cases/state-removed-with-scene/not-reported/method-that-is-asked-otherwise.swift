class FirstDelegate: UIResponder, UIWindowSceneDelegate {
    var isSignedIn = true
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.userActivity = session.stateRestorationActivity ?? NSUserActivity(activityType: "read")
    }
    func sceneWillResignActive(_ scene: UIScene) {
        if !isSignedIn {
            tearDown(scene)
        }
        refresh(scene)
    }
    private func tearDown(_ scene: UIScene) {
        scene.userActivity = nil
    }
    /// Begins anew.
    private func refresh(_ scene: UIScene) {
        scene.userActivity = nil
        scene.userActivity = NSUserActivity(activityType: "read")
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        scene.userActivity
    }
}
class SecondDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.title = UserDefaults.standard.string(forKey: "note")
    }
    func show(_ note: String) {
        UserDefaults.standard.set(note, forKey: "note")
    }
    func logOut() {
        forget()
    }
    func sceneDidDisconnect(_ scene: UIScene) {
        UserDefaults.standard.set("kept", forKey: "note")
    }
    private func forget() {
        UserDefaults.standard.set(nil, forKey: "note")
    }
}
class ThirdDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.userActivity = session.stateRestorationActivity ?? NSUserActivity(activityType: "read")
    }
    func sceneDidEnterBackground(_ scene: UIScene) {
        leave(scene)
    }
    func leave(_ scene: UIScene) {
        scene.userActivity = nil
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        scene.userActivity
    }
}
/// What the scene has is kept.
class KeepingDelegate: ThirdDelegate {
    override func leave(_ scene: UIScene) {
        scene.title = nil
    }
}
