// The second time there is a window. A helper that a file without a word of scenes may call is no part of loading.
//- Reader.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class Reader: UIViewController {
    var row = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        row = view.window?.windowScene?.userActivity?.userInfo?["row"] as? Int ?? 0
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let scene = view.window?.windowScene, let saved = scene.userActivity?.userInfo?["row"] as? Int { row = saved }
        let activity = NSUserActivity(activityType: "read")
        activity.addUserInfoEntries(from: ["row": row])
        view.window?.windowScene?.userActivity = activity
    }
}
class Page: UIViewController {
    var row = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        refresh()
    }
    func refresh() { row = view.window?.windowScene?.userActivity?.userInfo?["row"] as? Int ?? 0 }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.userActivity = session.stateRestorationActivity
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
//- Book.swift
class Book {
    let page = Page()
    func open() { page.refresh() }
}
