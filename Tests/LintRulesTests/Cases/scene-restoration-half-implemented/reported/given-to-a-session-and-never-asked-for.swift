// To find the scene of an activity is not to restore one.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func sceneShowing(_ name: String) -> UISceneSession? {
        UIApplication.shared.openSessions.first { $0.stateRestorationActivity?.targetContentIdentifier == name }
    }
}
class Reader: UIViewController {
    func mark(_ name: String) {
        let activity = NSUserActivity(activityType: "com.example.reader")
        activity.targetContentIdentifier = name
        view.window?.windowScene?.session.stateRestorationActivity = activity // expect: scene-restoration-half-implemented
    }
}
