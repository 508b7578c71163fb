@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
struct Row: Identifiable {
    let id = UUID()
    let file: String
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var rows: [Row] = []
    var current: Row?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let file = session.stateRestorationActivity?.userInfo?["file"] as? String
        current = rows.first { $0.file == file }
        let dragged = options.userActivities.first?.userInfo?["row"] as? String
        current = rows.first { $0.id.uuidString == dragged } ?? current
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        guard let current else { return nil }
        let drag = NSUserActivity(activityType: "com.example.drag")
        drag.userInfo = ["row": current.id.uuidString]
        print(NSItemProvider(object: drag))
        let activity = NSUserActivity(activityType: "com.example.reading")
        activity.userInfo = ["file": "a.txt"]
        return activity
    }
}
