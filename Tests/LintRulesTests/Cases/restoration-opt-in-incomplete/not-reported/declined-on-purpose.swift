// Declined on purpose, and a helper that is no delegate of its own.
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { false }
}
class Service: NSObject {
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
}
