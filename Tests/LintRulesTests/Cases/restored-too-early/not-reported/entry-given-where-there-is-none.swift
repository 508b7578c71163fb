// Only where the activity has none, or there is no activity.
//- App.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var activity = NSUserActivity(activityType: "map")
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if let saved = session.stateRestorationActivity {
            activity = saved
            if activity.userInfo?["style"] == nil { activity.userInfo?["style"] = 0 }
        } else {
            activity.userInfo = ["place": "home", "style": 0]
        }
        let map = Map()
        map.style = activity.userInfo?["style"] as? Int ?? 0
        map.place = activity.userInfo?["place"] as? String ?? ""
        map.changed = { [weak self] place, style in self?.activity.userInfo = ["place": place, "style": style] }
        window?.rootViewController = map
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { activity }
}
//- Map.swift
class Map: UIViewController {
    var place = ""
    var style = 0
    var changed: ((String, Int) -> Void)?
    @objc func choose(_ style: Int) {
        self.style = style
        changed?(place, style)
    }
}
