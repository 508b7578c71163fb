//- Delegate.swift
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- List.swift
// Made restorable by an extension: a reference too.
extension NSManagedObjectContext: UIStateRestoring {}
class List: UIViewController {
    var context: NSManagedObjectContext?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(context, forKey: "context")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        context = coder.decodeObject(forKey: "context") as? NSManagedObjectContext
    }
}
