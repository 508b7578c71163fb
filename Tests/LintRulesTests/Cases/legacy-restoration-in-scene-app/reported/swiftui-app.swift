//- App.swift
// SwiftUI makes the scenes, and the delegate is its guest.
@main struct Library: App { // expect: legacy-restoration-in-scene-app
    @UIApplicationDelegateAdaptor private var delegate: Delegate
    var body: some Scene { WindowGroup { Text("") } }
}
final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
func identify(_ list: UIViewController) { list.restorationIdentifier = "list" }
