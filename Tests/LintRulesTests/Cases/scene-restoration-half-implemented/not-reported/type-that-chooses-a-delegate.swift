//- App.swift
import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let type = options.userActivities.first?.activityType ?? session.stateRestorationActivity?.activityType
        let isInspector = type == "com.example.inspector" || session.configuration.name == "Inspector"
        let configuration = UISceneConfiguration(name: isInspector ? "Inspector" : "Main", sessionRole: session.role)
        configuration.delegateClass = isInspector ? InspectorDelegate.self : MainDelegate.self
        return configuration
    }
}
final class MainDelegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
}
final class InspectorDelegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
}
