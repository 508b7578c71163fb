//- AppDelegate.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
//- Screens.swift
class NotesController: UITableViewController {}

class NoteController: UIViewController {
    let id: String

    init(id: String) {
        self.id = id
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}
//- Pushed.swift
class PushedDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let stack = UINavigationController(rootViewController: NotesController())
        window.rootViewController = stack
        window.makeKeyAndVisible()
        self.window = window
        if let activity = options.userActivities.first ?? session.stateRestorationActivity, let id = activity.userInfo?["id"] as? String {
            stack.pushViewController(NoteController(id: id), animated: false)
        }
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        let stack = window?.rootViewController as? UINavigationController
        stack?.popToRootViewController(animated: false) // expect: restored-too-early
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.note")
        activity.userInfo = ["id": "1"]
        return activity
    }
}
//- Replaced.swift
class ReplacedDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UINavigationController(rootViewController: NotesController())
        window?.makeKeyAndVisible()
        guard let activity = session.stateRestorationActivity else { return }
        resume(activity)
    }

    private func resume(_ activity: NSUserActivity) {
        guard let id = activity.userInfo?["id"] as? String else { return }
        show(id)
    }

    private func show(_ id: String) {
        let stack = window?.rootViewController as? UINavigationController
        stack?.pushViewController(NoteController(id: id), animated: false)
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        window?.rootViewController = UINavigationController(rootViewController: NotesController()) // expect: restored-too-early
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.note")
        activity.userInfo = ["id": "1"]
        return activity
    }
}
