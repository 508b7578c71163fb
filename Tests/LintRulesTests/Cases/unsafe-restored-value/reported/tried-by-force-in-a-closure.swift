// What is mapped is handed to an initializer that throws behind a guard, or an if.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var route: Route?
    var step: Step?
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.route")
        activity.addUserInfoEntries(from: ["route": route?.path ?? "main", "step": step?.number ?? 1])
        return activity
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let info = session.stateRestorationActivity?.userInfo else { return }
        route = (info["route"] as? String).map { try! Route($0) } // expect: unsafe-restored-value
        if let number = info["step"] as? Int {
            step = try! Step(number: number) // expect: unsafe-restored-value
        }
    }
}
struct Route {
    struct Unknown: Error {}
    let path: String
    init(_ path: String) throws {
        guard path == "main" || path.hasPrefix("note/") else { throw Unknown() }
        self.path = path
    }
}
struct Step {
    struct Unknown: Error {}
    let number: Int
    init(number: Int) throws {
        if number > 3 { throw Unknown() }
        self.number = number
    }
}
