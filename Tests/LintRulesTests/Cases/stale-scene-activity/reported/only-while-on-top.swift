// Once another screen is on top, nobody changes the activity.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class Editor: UIViewController {
    var activity: NSUserActivity {
        let activity = NSUserActivity(activityType: "edit")
        activity.addUserInfoEntries(from: ["document": "42"])
        return activity
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        print(session.stateRestorationActivity?.userInfo?["document"] as? String ?? "")
    }
    func sceneWillResignActive(_ scene: UIScene) {
        let navigation = window?.rootViewController as? UINavigationController
        if let editor = navigation?.topViewController as? Editor {
            scene.userActivity = editor.activity // expect: stale-scene-activity
        }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
