// Hands the question on, declines, or inherits the other pair from out of sight.
class Delegate: UIResponder, UIApplicationDelegate {
    var services: [UIApplicationDelegate] = []
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
        services.contains { $0.application?(application, shouldSaveApplicationState: coder) ?? false }
    }
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        services.contains { $0.application?(application, shouldRestoreApplicationState: coder) ?? false }
    }
}
class PlainDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { false }
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { false }
}
class VendorDelegate: VendorKitDelegate, UIApplicationDelegate {
    override func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
    override func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { true }
}
