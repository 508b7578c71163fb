// Asked about, or brought by another device.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var names = ["one", "two"]
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let info = session.stateRestorationActivity?.userInfo else { return }
        if let row = info["row"] as? Int, names.indices.contains(row) { scene.title = names[row] }
        if info["title"] != nil { scene.title = (info["title"] as! String) }
        let place = info["place"] as? String
        scene.title = place ?? names[0]
    }
    func scene(_ scene: UIScene, continue activity: NSUserActivity) {
        scene.title = (activity.userInfo?["title"] as! String)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}
