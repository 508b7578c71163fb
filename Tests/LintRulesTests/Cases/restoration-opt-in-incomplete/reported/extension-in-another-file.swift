//- Delegate.swift
class Delegate: UIResponder, UIApplicationDelegate {}
//- Delegate+Restoring.swift
extension Delegate {
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { // expect: restoration-opt-in-incomplete
        coder.decodeObject(of: NSString.self, forKey: UIApplication.stateRestorationBundleVersionKey) != nil
    }
}
