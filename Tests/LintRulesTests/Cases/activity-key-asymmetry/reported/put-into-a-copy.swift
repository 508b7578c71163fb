//- App.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let reader = window?.rootViewController as? Reader else { return }
        let info = session.stateRestorationActivity?.userInfo
        reader.page = info?["page"] as? Int ?? 0
        reader.size = info?["size"] as? Double ?? 12
        reader.theme = info?["theme"] as? String
        reader.note = info?["note"] as? String
        if let link = options.urlContexts.first?.url, var info = session.stateRestorationActivity?.userInfo {
            info["link"] = link.absoluteString // expect: activity-key-asymmetry
        }
    }
    func sceneWillEnterForeground(_ scene: UIScene) {
        guard let link = scene.session.stateRestorationActivity?.userInfo?["link"] as? String else { return }
        (window?.rootViewController as? Reader)?.open(link)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "read")
        (window?.rootViewController as? Reader)?.fill(activity)
        return activity
    }
}
//- Reader.swift
class Reader: UIViewController {
    var page = 0
    var size = 12.0
    var theme: String?
    var note: String?
    func open(_ link: String) {}
    func fill(_ activity: NSUserActivity) {
        activity.addUserInfoEntries(from: ["link": "", "note": note ?? ""])
        var info = activity.userInfo ?? [:]
        info["page"] = page // expect: activity-key-asymmetry
        info.updateValue(size, forKey: "size") // expect: activity-key-asymmetry
        if let theme {
            var themes = activity.userInfo!
            if themes["theme"] == nil { themes["theme"] = theme } // expect: activity-key-asymmetry
        }
    }
}
