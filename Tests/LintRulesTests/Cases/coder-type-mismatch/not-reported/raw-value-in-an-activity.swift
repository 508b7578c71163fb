@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
enum Origin: String { case list, search }
enum Speed: Double { case slow = 0.5, fast = 2 }
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var origin = Origin.list
    var identifier = UUID()
    var speed = Speed.slow
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let entries = session.stateRestorationActivity?.userInfo else { return }
        if let raw = entries["origin"] as? String, let origin = Origin(rawValue: raw) { self.origin = origin }
        // A number is a number, and an identifier of a former version may be a text.
        print(entries["speed"] as? Int ?? 0, entries["count"] as? Double ?? 0, entries["date"] as? Date ?? Date())
        identifier = entries["identifier"] as? UUID ?? (entries["identifier"] as? String).flatMap(UUID.init) ?? identifier
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "browse")
        activity.addUserInfoEntries(from: ["origin": origin.rawValue, "identifier": identifier.uuidString, "speed": speed.rawValue, "count": 2])
        activity.addUserInfoEntries(from: ["date": Date()])
        return activity
    }
}
