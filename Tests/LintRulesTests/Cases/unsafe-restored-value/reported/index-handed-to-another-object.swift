// The number goes to a method of another object, which asks its list by it.
class Steps: UIViewController {
    var steps: [String] = []
    var step = 0
    func show(_ number: Int) {
        step = number
        title = steps[number] // expect: unsafe-restored-value
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var screen: Steps? { window?.rootViewController as? Steps }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.steps")
        activity.addUserInfoEntries(from: ["step": screen?.step ?? 0])
        return activity
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let step = session.stateRestorationActivity?.userInfo?["step"] as? Int { screen?.show(step) }
    }
}
