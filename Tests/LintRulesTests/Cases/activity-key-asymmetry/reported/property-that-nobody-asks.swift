//- App.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.reader")
        activity.chapter = "one"
        activity.page = "2"
        return activity
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        print(activity.page ?? "")
    }
}
struct Chapter {
    var chapter: String
    var title: String { chapter + "." }
}
//- NSUserActivity+Reader.swift
extension NSUserActivity {
    var chapter: String? {
        get { userInfo?["chapter"] as? String }
        set { addUserInfoEntries(from: ["chapter": newValue ?? ""]) } // expect: activity-key-asymmetry
    }
    var page: String? {
        get { userInfo?["page"] as? String }
        set { addUserInfoEntries(from: ["page": newValue ?? ""]) }
    }
}
