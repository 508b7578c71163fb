// Each may run when the view is in its window.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class Again: UIViewController {
    var row = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        restore()
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        restore()
    }
    private func restore() { row = view.window?.windowScene?.userActivity?.userInfo?["row"] as? Int ?? 0 }
}
class Later: UIViewController {
    var row = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.main.async { self.restore() }
    }
    private func restore() { row = view.window?.windowScene?.userActivity?.userInfo?["row"] as? Int ?? 0 }
}
class Handed: UIViewController {
    var row = 0
    var whenShown: [() -> Void] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        restore()
        whenShown.append(restore)
    }
    private func restore() { row = view.window?.windowScene?.userActivity?.userInfo?["row"] as? Int ?? 0 }
}
class Tapped: UIViewController {
    var row = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        restore()
    }
    @IBAction func restore() { row = view.window?.windowScene?.userActivity?.userInfo?["row"] as? Int ?? 0 }
}
class Asked: UIViewController {
    var row = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        refresh()
    }
    func refresh() { row = view.window?.windowScene?.userActivity?.userInfo?["row"] as? Int ?? 0 }
}
class Container: UIViewController {
    let asked = Asked()
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        asked.refresh()
        view.window?.windowScene?.title = "Container"
    }
}
class Saver: UIViewController {
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        let activity = NSUserActivity(activityType: "read")
        activity.addUserInfoEntries(from: ["row": 1])
        view.window?.windowScene?.userActivity = activity
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.userActivity = session.stateRestorationActivity
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
