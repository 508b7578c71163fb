class FirstDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.userActivity = session.stateRestorationActivity ?? NSUserActivity(activityType: "read")
    }
    func sceneWillResignActive(_ scene: UIScene) {
        tearDown(scene)
    }
    private func tearDown(_ scene: UIScene) {
        window?.endEditing(true)
        scene.userActivity = nil // expect: state-removed-with-scene
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        scene.userActivity
    }
}
class SecondDelegate: UIResponder, UIWindowSceneDelegate {
    var note = ""
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.title = UserDefaults.standard.string(forKey: "note")
    }
    func show(_ note: String) {
        UserDefaults.standard.set(note, forKey: "note")
    }
    func sceneDidDisconnect(_ scene: UIScene) {
        forget()
    }
    private func forget() {
        UserDefaults.standard.set(nil, forKey: "note") // expect: state-removed-with-scene
    }
}
