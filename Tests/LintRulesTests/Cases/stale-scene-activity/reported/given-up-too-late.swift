//- AppDelegate.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
//- Editor.swift
class Editor: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let activity = NSUserActivity(activityType: "edit")
        userActivity = activity
        view.window?.windowScene?.userActivity = activity // expect: stale-scene-activity
    }
    // The view has left its window by then.
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        view.window?.windowScene?.userActivity = nil
    }
    // Nobody calls it.
    private func giveUp() {
        view.window?.windowScene?.userActivity = nil
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
