// Once the launch is over the files can be read, for all that is told, and what has an activity is left alone.
import UIKit

class LaterAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        DispatchQueue.main.asyncAfter(deadline: .now() + 60) {
            application.openSessions.forEach { session in
                if session.stateRestorationActivity == nil {
                    application.requestSceneSessionDestruction(session, options: nil)
                }
            }
        }
        application.openSessions.forEach {
            if $0.stateRestorationActivity != nil, $0.isOld {
                application.requestSceneSessionDestruction($0, options: nil)
            }
        }
        return true
    }
}

extension UISceneSession {
    var isOld: Bool {
        configuration.name == "Old"
    }
}
