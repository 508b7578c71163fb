class FirstDelegate: UIResponder, UIWindowSceneDelegate {
    var activity: NSUserActivity?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        activity = session.stateRestorationActivity
    }

    // By then it is saved.
    func sceneDidDisconnect(_ scene: UIScene) {
        activity = nil
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        activity
    }
}

class SecondDelegate: UIResponder, UIWindowSceneDelegate {
    let manager = ActivityManager()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        manager.document = session.stateRestorationActivity
    }

    func sceneWillResignActive(_ scene: UIScene) {
        manager.leave()
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        manager.refresh()
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        manager.document
    }
}

class ThirdDelegate: UIResponder, UIWindowSceneDelegate {
    let manager = ActivityManager()
    let other = ActivityManager()
    var isLocked = false

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        manager.document = session.stateRestorationActivity
    }

    func sceneWillResignActive(_ scene: UIScene) {
        other.leave()
        if isLocked {
            manager.leave()
        }
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        manager.document
    }
}

class FourthDelegate: UIResponder, UIWindowSceneDelegate {
    let manager = ActivityManager()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        manager.document = session.stateRestorationActivity
    }

    func sceneWillResignActive(_ scene: UIScene) {
        manager.leave()
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        manager.refresh()
        return manager.document
    }
}

class ActivityManager {
    var document: NSUserActivity?
    var search: NSUserActivity?

    func leave() {
        document?.invalidate()
        document = nil
        search = nil
    }

    func refresh() {
        let activity = NSUserActivity(activityType: "com.example.document")
        activity.userInfo = ["name": "a"]
        document = activity
    }
}

// What is left says as much.
class FifthDelegate: UIResponder, UIWindowSceneDelegate {
    var search: NSUserActivity?
    let manager = ActivityManager()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        manager.document = session.stateRestorationActivity
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        search = nil
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        search ?? manager.document
    }
}

class SixthDelegate: UIResponder, UIWindowSceneDelegate {
    var activity: NSUserActivity?
    var chapter = 0

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        chapter = session.stateRestorationActivity?.userInfo?["chapter"] as? Int ?? 0
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        activity?.invalidate()
        activity = nil
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let current = activity ?? NSUserActivity(activityType: "com.example.read")
        current.addUserInfoEntries(from: ["chapter": chapter])
        return current
    }
}

class SeventhDelegate: UIResponder, UIWindowSceneDelegate {
    var activity: NSUserActivity?
    var onLeave: (() -> Void)?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        activity = session.stateRestorationActivity
        onLeave = { [weak self] in
            self?.activity = NSUserActivity(activityType: "com.example.read")
        }
    }

    func sceneWillResignActive(_ scene: UIScene) {
        activity = nil
        onLeave?()
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        activity
    }
}
