@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class ActivityManager {
    private var document: NSUserActivity?
    private var folder: NSUserActivity?

    var current: NSUserActivity {
        if let activity = document {
            return activity
        }
        if let activity = folder {
            return activity
        }
        return NSUserActivity(activityType: "com.example.fresh")
    }

    func open(_ name: String) {
        leave()
        document = NSUserActivity(activityType: "com.example.document")
        document?.userInfo = ["name": name]
    }

    func enter(_ name: String) {
        folder = NSUserActivity(activityType: "com.example.folder")
        folder?.userInfo = ["name": name]
    }

    func leave() {
        document?.invalidate()
        document = nil // expect: state-removed-with-scene
        folder = nil // expect: state-removed-with-scene
    }
}

protocol Coordinator {
    var manager: ActivityManager { get }
}

extension Coordinator {
    func shutDown() {
        manager.leave()
    }
}

class RootController: UIViewController, Coordinator {
    let manager = ActivityManager()

    var savedActivity: NSUserActivity {
        let activity = manager.current
        activity.title = title
        return activity
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let root = RootController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = root
        if let name = session.stateRestorationActivity?.userInfo?["name"] as? String {
            root.manager.open(name)
        }
    }

    func sceneWillResignActive(_ scene: UIScene) {
        root.shutDown()
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        root.savedActivity
    }
}
