//- App.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.reader")
        activity.chapter = "one"
        activity.page = "2"
        activity.line = "3"
        return activity
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        print(activity[keyPath: \.chapter] ?? "", activity.place)
        for activity in options.userActivities { print(activity.line ?? "") }
    }
}
//- NSUserActivity+Reader.swift
extension NSUserActivity {
    var place: String { page ?? "1" }
    var chapter: String? {
        get { userInfo?["chapter"] as? String }
        set { addUserInfoEntries(from: ["chapter": newValue ?? ""]) }
    }
    var page: String? {
        get { userInfo?["page"] as? String }
        set { addUserInfoEntries(from: ["page": newValue ?? ""]) }
    }
    var line: String? {
        get { userInfo?["line"] as? String }
        set { addUserInfoEntries(from: ["line": newValue ?? ""]) }
    }
}
