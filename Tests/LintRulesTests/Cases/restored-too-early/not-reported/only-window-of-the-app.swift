// There is one window, or whoever restores is told which.
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>NSUserActivityTypes</key><array><string>com.example.item</string></array>
<key>UIApplicationSceneManifest</key><dict><key>UIApplicationSupportsMultipleScenes</key><false/></dict>
</dict></plist>
//- AppDelegate.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
//- SceneDelegate.swift
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UINavigationController(rootViewController: ListController())
        window?.makeKeyAndVisible()
        if let activity = session.stateRestorationActivity { Router.shared.resume(activity) }
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.item")
        activity.userInfo = ["item": "1"]
        return activity
    }
}
//- Router.swift
class Router {
    static let shared = Router()

    private var window: UIWindow? {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        return scene?.windows.first
    }

    func resume(_ activity: NSUserActivity) {
        guard let item = activity.userInfo?["item"] as? String else { return }
        let stack = window?.rootViewController as? UINavigationController
        stack?.pushViewController(ItemController(item: item), animated: false)
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
