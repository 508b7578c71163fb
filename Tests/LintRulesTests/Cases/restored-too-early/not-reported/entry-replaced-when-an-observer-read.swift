// An observer has read it.
//- App.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var activity = NSUserActivity(activityType: "map") {
        didSet {
            let map = window?.rootViewController as? Map
            map?.style = activity.userInfo?["style"] as? Int ?? 0
            map?.place = activity.userInfo?["place"] as? String ?? ""
        }
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let map = Map()
        window?.rootViewController = map
        map.changed = { [weak self] place, style in self?.activity.userInfo = ["place": place, "style": style] }
        if let saved = session.stateRestorationActivity {
            activity = saved
            activity.userInfo?["style"] = 0
        }
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
