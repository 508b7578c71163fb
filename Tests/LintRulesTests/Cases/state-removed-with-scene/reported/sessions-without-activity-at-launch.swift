//- Loops.swift
import UIKit

class LoopingAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if #available(iOS 13.0, *) {
            for session in UIApplication.shared.openSessions {
                if session.stateRestorationActivity == nil {
                    UIApplication.shared.requestSceneSessionDestruction(session, options: nil, errorHandler: nil) // expect: state-removed-with-scene
                }
            }
        }
        return true
    }
}
//- Guards.swift
import UIKit

class GuardingAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        guard launchOptions == nil else {
            return true
        }
        cleanUp(application)
        return true
    }

    private func cleanUp(_ application: UIApplication) {
        for session in application.openSessions {
            guard session.stateRestorationActivity != nil else {
                application.requestSceneSessionDestruction(session, options: nil, errorHandler: nil) // expect: state-removed-with-scene
                continue
            }
        }
        for session in application.openSessions {
            if session.stateRestorationActivity != nil {
                continue
            }
            application.requestSceneSessionDestruction(session, options: nil, errorHandler: nil) // expect: state-removed-with-scene
        }
    }
}
//- Filters.swift
import UIKit

class FilteringAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        for session in application.openSessions.filter({ $0.stateRestorationActivity == nil }) {
            application.requestSceneSessionDestruction(session, options: nil) // expect: state-removed-with-scene
        }
        let empty = application.openSessions.filter { session in session.stateRestorationActivity == nil }
        for session in empty {
            application.requestSceneSessionDestruction(session, options: nil) // expect: state-removed-with-scene
        }
        return true
    }
}
