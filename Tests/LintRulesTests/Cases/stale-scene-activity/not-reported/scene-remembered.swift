//- AppDelegate.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
//- Editor.swift
class Editor: UIViewController {
    private weak var scene: UIWindowScene?
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let activity = NSUserActivity(activityType: "edit")
        userActivity = activity
        view.window?.windowScene?.userActivity = activity
        scene = view.window?.windowScene
    }
    // The scene is remembered: that the view has left its window does not matter.
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        scene?.userActivity = nil
    }
}
class List: UIViewController {
    func open() {
        present(Editor(), animated: true)
    }
}
//- SceneDelegate.swift
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.title = session.stateRestorationActivity?.title
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
