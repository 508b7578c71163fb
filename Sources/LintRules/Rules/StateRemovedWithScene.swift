import AppModel

extension Rule {
    static let stateRemovedWithScene = Rule(
        id: "state-removed-with-scene",
        summary: "What a scene would be restored from is removed as the scene goes, or its session destroyed before it can be read.",
        why: "The window comes back on its first screen, whenever the system had put it away.",
        help: "Remove it in `application(_:didDiscardSceneSessions:)`, which tells of scenes that the user closed for good.",
        rationale: """
            UIKit disconnects a scene not only when the user closes it, but also to reclaim memory, and keeps its session: the scene \
            connects again and asks for its state. Before that it goes to the background, whichever reason there is, and hands out its \
            activity after it. And a session's activity is nil as long as its file cannot be read, as on a locked device: at launch that \
            is no sign of a window that nobody wants.
            """,
        limits: """
            Speaks of what the delegate's own methods, and those that they call on the delegate or on what its properties lead to, do \
            under no condition: a session's activity that is set to nil once the scene is disconnected, a scene's, or all that properties \
            have to hand out, that is set to nil before it is handed out, and what is removed from user defaults once the scene is \
            disconnected, under a key that is read as one connects, other than a truth value, and written when none does. Silent where a \
            later method of the delegate, or what it calls, may put it back; of properties also where anybody out of sight is told that \
            the scene goes. Of sessions, speaks of those that the application's delegate destroys as the app is launched, of all that are \
            open and under no condition but that they have no activity.
            """,
        switchOff: "For state that must not outlive the time in front, such as what a lock screen hides.",
        severity: .warning,
        facts: ["F8", "F9", "F14", "F18"],
        examples: [
            .bad("""
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        let chapter = UserDefaults.standard.string(forKey: "chapter")
                        window?.rootViewController = Reader(chapter: chapter)
                    }
                    func show(_ chapter: String) { UserDefaults.standard.set(chapter, forKey: "chapter") }
                    func sceneDidDisconnect(_ scene: UIScene) {
                        UserDefaults.standard.removeObject(forKey: "chapter") // expect: state-removed-with-scene
                    }
                }
                """),
            .bad("""
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        for session in application.openSessions where session.stateRestorationActivity == nil {
                            application.requestSceneSessionDestruction(session, options: nil) // expect: state-removed-with-scene
                        }
                        return true
                    }
                }
                """),
            .instead("""
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>) {
                        UserDefaults.standard.removeObject(forKey: "chapter")
                    }
                }
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        let chapter = UserDefaults.standard.string(forKey: "chapter")
                        window?.rootViewController = Reader(chapter: chapter)
                    }
                }
                """),
            .good("""
                // By then the scene's activity is saved.
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        scene.userActivity = session.stateRestorationActivity ?? NSUserActivity(activityType: "read")
                    }
                    func sceneDidDisconnect(_ scene: UIScene) { scene.userActivity = nil }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
                }
                """),
        ]
    ) { app in
        app.statesRemovedWithScenes().map { state in
            let says: String
            let asked: String
            switch state.kind {
            case .session: (says, asked) = ("the session's activity", "the session is asked for it here")
            case .scene: (says, asked) = ("the scene's activity", "it is handed out to be saved here")
            case .kept(let property): (says, asked) = ("the activity in '\(property)'", "it is handed out to be saved here")
            case .stored(let key): (says, asked) = ("state '\(key)'", "it is restored from here")
            }
            return Finding(
                at: state.location, "\(says) is removed\(state.function.phrase("by")) as the scene goes, which may come back",
                symbol: state.function.symbol, notes: [Note(at: state.asked, asked)])
        }
            + app.sessionsDestroyedUnread().map { function, range in
                Finding(
                    at: function.location(range),
                    "sessions without an activity are destroyed at launch, and on a locked device none has one: its windows are gone",
                    symbol: function.symbol,
                    help: "Destroy a session by what it was made for, such as its configuration's name, or once its scene has connected.")
            }
    }
}
