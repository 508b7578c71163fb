//- Old.swift
// The delegate starts an app of its own.
@UIApplicationMain final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
func identify(_ list: UIViewController) { list.restorationIdentifier = "list" }
//- New.swift
@main struct Library: App {
    var body: some Scene { WindowGroup { Text("") } }
}
