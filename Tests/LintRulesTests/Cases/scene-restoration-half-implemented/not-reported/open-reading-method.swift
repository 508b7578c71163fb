//- AppDelegate.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
//- SceneDelegate.swift
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    lazy var router = Router(self)
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        router.begin(with: session)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "page") }
    func restore(from session: UISceneSession) {
        guard let activity = session.stateRestorationActivity else { return }
        print(activity.activityType)
    }
}
//- Router.swift
class Router {
    let scenes: SceneDelegate
    init(_ scenes: SceneDelegate) { self.scenes = scenes }
    func begin(with session: UISceneSession) { scenes.restore(from: session) }
}
