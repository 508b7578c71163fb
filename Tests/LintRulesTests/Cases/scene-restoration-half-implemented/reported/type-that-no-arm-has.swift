// What all types share is unwrapped first, and the other delegate reads its own.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    let coordinator = Coordinator()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return coordinator.start() }
        coordinator.restore(activity)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.player") // expect: scene-restoration-half-implemented
        activity.userInfo = ["id": coordinator.id]
        return activity
    }
}
class NoteDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        show(session.stateRestorationActivity?.userInfo?["note"] as? String)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.note")
        activity.userInfo = ["note": "a"]
        return activity
    }
    func show(_ note: String?) {}
}
class Coordinator {
    var id = "1"
    func start() {}
    func restore(_ activity: NSUserActivity) {
        guard let info = activity.userInfo, let id = info["id"] as? String else { return start() }
        switch activity.activityType {
        case "com.example.album": showAlbum(id)
        case NSUserActivityTypeBrowsingWeb: showPage(activity.webpageURL)
        default: start()
        }
    }
    func showAlbum(_ id: String) {}
    func showPage(_ url: URL?) {}
}
