//- Delegate.swift
@main class Delegate: UIResponder, UIApplicationDelegate {
    let draft = Draft()
    override init() {
        super.init()
        UIApplication.registerObject(forStateRestoration: draft, restorationIdentifier: "draft")
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        coder.encode(draft, forKey: "draft")
    }
}
//- Draft.swift
// Nobody asks the factory, since no draft names it.
class Draft: NSObject, UIStateRestoring {}
class DraftMaker: NSObject, UIObjectRestoration {
    static func object(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIStateRestoring? { // expect: unregistered-state-restoring-object
        nil
    }
}
