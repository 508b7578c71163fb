// What is asked for comes last.
//- AppDelegate.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
//- SceneDelegate.swift
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private var stack: UINavigationController? { window?.rootViewController as? UINavigationController }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UINavigationController(rootViewController: ListController())
        window?.makeKeyAndVisible()
        if let activity = options.userActivities.first ?? session.stateRestorationActivity {
            resume(activity)
        }
        if let shortcut = options.shortcutItem {
            show(shortcut.type)
            return
        }
        if !options.urlContexts.isEmpty {
            self.scene(scene, openURLContexts: options.urlContexts)
        }
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url else { return }
        show(url.lastPathComponent)
    }

    private func show(_ item: String) {
        stack?.pushViewController(ItemController(item: item), animated: false)
    }

    private func resume(_ activity: NSUserActivity) {
        guard let item = activity.userInfo?["item"] as? String else { return }
        show(item)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.item")
        activity.userInfo = ["item": "1"]
        return activity
    }
}
//- Screens.swift
class ListController: UITableViewController {}

class ItemController: UIViewController {
    let item: String

    init(item: String) {
        self.item = item
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}
