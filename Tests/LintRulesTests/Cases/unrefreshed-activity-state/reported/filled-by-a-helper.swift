//- Activities.swift
extension NSUserActivity {
    static func reading(_ page: Int) -> NSUserActivity {
        let activity = NSUserActivity(activityType: "read")
        activity.userInfo = ["page": page]
        return activity
    }
}
//- Reader.swift
// The delegate asks the controller.
class Reader: UIViewController {
    var restorationActivity: NSUserActivity? { userActivity }
    override func viewDidLoad() {
        super.viewDidLoad()
        self.userActivity = NSUserActivity.reading(1) // expect: unrefreshed-activity-state
    }
}
//- SceneDelegate.swift
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        print(session.stateRestorationActivity?.userInfo?["page"] as? Int ?? 0)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        guard let reader = window?.rootViewController as? Reader else { return nil }
        return reader.restorationActivity
    }
}
