// Before iOS 13 the older mechanism works; since then nobody keeps anything.
//- App.swift
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    @available(iOS 13.0, *)
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default", sessionRole: session.role)
    }
}
@available(iOS 13.0, *)
final class SceneDelegate: UIResponder, UIWindowSceneDelegate { // expect: legacy-restoration-in-scene-app
    var window: UIWindow?
}
func identify(_ list: UIViewController) { list.restorationIdentifier = "list" }
