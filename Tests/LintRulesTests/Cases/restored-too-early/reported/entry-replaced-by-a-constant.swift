// What comes back is given its first value again.
//- App.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var activity = NSUserActivity(activityType: "map")
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if let saved = session.stateRestorationActivity {
            activity = saved
            activity.userInfo?["style"] = 0 // expect: restored-too-early
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
