// Asked for by a helper, by a local, by a property of the app's own.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if hasState(session) { scene.title = session.stateRestorationActivity!.title }
        if session.isRestored { scene.title = session.stateRestorationActivity!.title }
        let isFirst = session.userInfo == nil
        if isFirst { return }
        scene.title = session.userInfo!["title"] as? String
    }
    func hasState(_ session: UISceneSession) -> Bool { session.stateRestorationActivity != nil }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
extension UISceneSession {
    var isRestored: Bool { stateRestorationActivity != nil }
}
