// SwiftUI restores what its views continue.
@main
struct Pages: App {
    var body: some Scene {
        WindowGroup {
            List()
                .userActivity("page") { activity in activity.title = "Page" }
                .onContinueUserActivity("page") { activity in print(activity) }
        }
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
