// A parent and a helper clear it, each in its way.
//- AppDelegate.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
//- Editor.swift
class Editor: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.window?.windowScene?.userActivity = NSUserActivity(activityType: "edit")
    }
}
class List: UIViewController {
    func open() {
        present(Editor(), animated: true)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        closed()
    }
    func closed() {
        view.window?.windowScene?.userActivity?.userInfo = [:]
    }
}
//- SceneDelegate.swift
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.title = session.stateRestorationActivity?.title
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
