// The other half is there, and misspelt: one finding says it all.
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureAplicationState coder: NSCoder) -> Bool { true } // expect: near-miss-restoration-signature
}
