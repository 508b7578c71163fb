//- Note.swift
final class Note: Identifiable {
    let id: UUID
    var text = ""
    init(text: String) {
        self.id = UUID()
        self.text = text
    }
}
//- SceneDelegate.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var notes: [Note] = []
    var current: Note?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let id = session.stateRestorationActivity?.userInfo?["note"] as? String else { return }
        current = notes.first { $0.id.uuidString == id }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        guard let current else { return nil }
        let activity = NSUserActivity(activityType: "com.example.note")
        let id = current.id
        activity.userInfo = ["note": id.uuidString] // expect: volatile-identifier-saved
        return activity
    }
}
