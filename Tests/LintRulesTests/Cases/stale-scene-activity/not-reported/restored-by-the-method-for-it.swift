class Delegate: UIResponder, UIApplicationDelegate {}
class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: List())
    }
    func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
        guard let page = activity.userInfo?["page"] as? Int else { return }
        (window?.rootViewController as? UINavigationController)?.pushViewController(Page(number: page), animated: false)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
class List: UIViewController {
    func open(_ number: Int) {
        navigationController?.pushViewController(Page(number: number), animated: true)
    }
}
class Page: UIViewController {
    private let number: Int
    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("never archived") }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let activity = NSUserActivity(activityType: "page")
        activity.userInfo = ["page": number]
        view.window?.windowScene?.userActivity = activity
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.window?.windowScene?.userActivity = nil
    }
}
