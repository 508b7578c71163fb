// Beside the hook it may well be a helper.
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
        return self.application(application, shouldSaveApplicationState: coder, asking: true)
    }
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder, asking: Bool) -> Bool {
        return asking
    }
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        return true
    }
}
