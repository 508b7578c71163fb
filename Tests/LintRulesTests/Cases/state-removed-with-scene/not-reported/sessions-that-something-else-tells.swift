import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    private var known: Set<String> = []

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        for session in application.openSessions where session.configuration.name == "Preview" {
            application.requestSceneSessionDestruction(session, options: nil)
        }
        for session in application.openSessions
        where session.stateRestorationActivity == nil && !known.contains(session.persistentIdentifier) {
            application.requestSceneSessionDestruction(session, options: nil)
        }
        for session in application.openSessions {
            if session.stateRestorationActivity?.title == "preview" {
                application.requestSceneSessionDestruction(session, options: nil)
            }
            if session.stateRestorationActivity != nil {
                continue
            }
            if session.scene == nil, session.configuration.delegateClass == nil {
                application.requestSceneSessionDestruction(session, options: nil)
            }
        }
        if application.isProtectedDataAvailable {
            for session in application.openSessions where session.stateRestorationActivity == nil {
                application.requestSceneSessionDestruction(session, options: nil)
            }
        }
        return true
    }

    // The user asks for it.
    @objc func closeEmptyWindows() {
        for session in UIApplication.shared.openSessions where session.stateRestorationActivity == nil {
            UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
        }
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        scene.userActivity = session.stateRestorationActivity ?? NSUserActivity(activityType: "com.example.page")
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        scene.userActivity
    }
}
