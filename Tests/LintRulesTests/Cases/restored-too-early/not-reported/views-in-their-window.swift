@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class Root: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // When the view is in its window.
        DispatchQueue.main.async { self.view.window?.windowScene?.userActivity = NSUserActivity(activityType: "browse") }
    }
}
class Reader: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.window?.windowScene?.userActivity = NSUserActivity(activityType: "read")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.window?.windowScene?.userActivity = NSUserActivity(activityType: "read")
    }
}
class Page: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        if view.window?.windowScene?.userActivity == nil { view.window?.windowScene?.userActivity = NSUserActivity(activityType: "page") }
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.window?.windowScene?.userActivity = NSUserActivity(activityType: "page")
    }
}
class Panel: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        presentingViewController?.view.window?.windowScene?.userActivity = NSUserActivity(activityType: "panel")
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.userActivity = session.stateRestorationActivity
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
