import UIKit

enum Activities {
    static let library = "com.example.studio.library"
    static let help = "com.example.studio.help"
    static let folderKey = "folder"
    static let panelKey = "showsPanel"
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let type = options.userActivities.first?.activityType ?? session.stateRestorationActivity?.activityType
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = type == Activities.help ? HelpDelegate.self : LibraryDelegate.self
        return configuration
    }

    @objc func showHelp(_ sender: Any?) {
        let activity = NSUserActivity(activityType: Activities.help)
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
    }
}
