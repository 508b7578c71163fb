//- Delegate.swift
@main
class Delegate: UIResponder {
    func application(_ application: UIApplication, shouldSaveSecureAplicationState coder: NSCoder) -> Bool { true } // expect: near-miss-restoration-signature
}
extension Delegate: UIApplicationDelegate {
    private func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true } // expect: near-miss-restoration-signature
    func application(_ application: UIApplication, didDecodeRestorableState coder: NSCoder) {} // expect: near-miss-restoration-signature
}
//- Delegate+Restoration.swift
extension Delegate {
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [Any], coder: NSCoder // expect: near-miss-restoration-signature
    ) -> UIViewController? {
        return nil
    }
}
