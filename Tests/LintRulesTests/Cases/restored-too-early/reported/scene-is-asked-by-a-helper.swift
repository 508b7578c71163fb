@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
struct Memory {
    private let entries: [AnyHashable: Any]
    // The scene has just been made.
    init(of scene: UIWindowScene) { entries = scene.userActivity?.userInfo ?? [:] } // expect: restored-too-early
    var page: Int? { entries["page"] as? Int }
}
class Reader: UIViewController {
    let page: Int
    init(memory: Memory) {
        page = memory.page ?? 0
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = Reader(memory: Memory(of: windowScene))
        self.window = window
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        guard let reader = window?.rootViewController as? Reader else { return nil }
        let activity = NSUserActivity(activityType: "reading")
        activity.userInfo = ["page": reader.page]
        return activity
    }
}
