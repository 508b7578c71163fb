// A scene is a responder too, and may be what gives its activity up.
//- Donating.swift
extension UIResponder {
    func withdraw() { userActivity = nil }
}
//- SceneDelegate.swift
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        let list = List()
        window?.rootViewController = UINavigationController(rootViewController: list)
        if let page = session.stateRestorationActivity?.userInfo?["page"] as? Int { list.open(page) }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
//- Screens.swift
class List: UIViewController {
    func open(_ page: Int) {
        navigationController?.pushViewController(Detail(page: page), animated: true)
    }
}
class Detail: UIViewController {
    let page: Int
    init(page: Int) { self.page = page; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let activity = NSUserActivity(activityType: "com.example.page")
        activity.addUserInfoEntries(from: ["page": page])
        view.window?.windowScene?.userActivity = activity
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.window?.windowScene?.withdraw()
    }
}
//- AppDelegate.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
}
