//- Base.swift
// The other half is inherited, comes with a subclass, or lies out of sight.
class Base: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
}
class Delegate: Base {
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Vendor.swift
class VendorsDelegate: VendorDelegate, UIApplicationDelegate {
    override func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
}
