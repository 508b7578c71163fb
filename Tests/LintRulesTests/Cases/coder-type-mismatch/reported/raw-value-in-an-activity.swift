@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
enum Origin: String { case list, search }
struct Place { var name = "" }
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var origin = Origin.list
    var identifier = UUID()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        restore(activity.userInfo ?? [:])
    }
    private func restore(_ entries: [AnyHashable: Any]) {
        if let origin = entries["origin"] as? Origin { self.origin = origin } // expect: coder-type-mismatch
        // What is there is a text.
        identifier = entries["identifier"] as? UUID ?? identifier // expect: coder-type-mismatch
        print(entries["place"] as? Place ?? Place()) // expect: coder-type-mismatch
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "browse")
        activity.addUserInfoEntries(from: ["origin": origin.rawValue, "identifier": identifier.uuidString])
        activity.userInfo?["place"] = Place().name
        return activity
    }
}
