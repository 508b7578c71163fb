// Whoever asks somebody else may be told.
class Delegate: UIResponder, UIApplicationDelegate {
    let gate = Gate()
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        guard gate.accepts(coder) else { return false }
        return true
    }
}
