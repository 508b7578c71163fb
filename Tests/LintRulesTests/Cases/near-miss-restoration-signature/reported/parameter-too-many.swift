// The label of a hook, and a parameter too many.
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveApplicationState: Bool, coder: NSCoder) -> Bool { // expect: near-miss-restoration-signature
        return true
    }
    func application(_ application: UIApplication, shouldRestoreApplicationState: Bool, coder: NSCoder) -> Bool { // expect: near-miss-restoration-signature
        return true
    }
}
