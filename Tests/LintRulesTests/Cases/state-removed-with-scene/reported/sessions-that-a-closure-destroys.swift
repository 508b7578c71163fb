//- Closures.swift
import UIKit

class ClosingAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        application.openSessions.forEach { session in
            if session.stateRestorationActivity == nil {
                application.requestSceneSessionDestruction(session, options: nil) // expect: state-removed-with-scene
            }
        }
        return true
    }
}
//- Filters.swift
import UIKit

class ShortAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        application.openSessions.filter { $0.stateRestorationActivity == nil }.forEach {
            application.requestSceneSessionDestruction($0, options: nil) // expect: state-removed-with-scene
        }
        return true
    }
}
