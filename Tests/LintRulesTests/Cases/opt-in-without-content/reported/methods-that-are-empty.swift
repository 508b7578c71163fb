// An empty method has no state.
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true } // expect: opt-in-without-content
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}
}
class Reader: UIViewController {}
