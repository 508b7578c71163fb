//- AppDelegate.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
//- SceneDelegate.swift
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        open(options.userActivities.first ?? session.stateRestorationActivity)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        guard let current = userActivity else { return nil }
        let activity = NSUserActivity(activityType: current.activityType)
        activity.userInfo = current.userInfo
        return activity
    }
    private func open(_ activity: NSUserActivity?) {
        window?.windowScene?.title = activity?.userInfo?["title"] as? String
    }
}
//- Reader.swift
class Reader: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let delegate = view.window?.windowScene?.delegate as? SceneDelegate
        delegate?.userActivity = NSUserActivity(activityType: "com.example.reader")
    }
}
