struct Folder { let name: String, screens: [UIViewController] }
enum Keys: String { case page }
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
final class Pages: UITabBarController {
    init(folder: Folder, page: Int? = nil) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = Pages.roots(of: folder)
        if let page = page {
            selectedViewController = viewControllers?[page] // expect: unsafe-restored-value
        }
    }
    required init?(coder: NSCoder) { nil }
    static func roots(of folder: Folder) -> [UIViewController] {
        var roots = [UIViewController]()
        for screen in folder.screens { roots.append(UINavigationController(rootViewController: screen)) }
        return roots
    }
}
struct Router {
    let window: UIWindow
    func start(_ activity: NSUserActivity?, in folder: Folder) {
        let info = activity?.userInfo ?? [:]
        window.rootViewController = Pages(folder: folder, page: info[Keys.page.rawValue] as? Int)
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var folder = Folder(name: "", screens: [])
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let window else { return }
        Router(window: window).start(session.stateRestorationActivity, in: folder)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "pages")
        activity.userInfo = [Keys.page.rawValue: (window?.rootViewController as? Pages)?.selectedIndex ?? 0]
        return activity
    }
}
