//- Delegate.swift
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Split.swift
// References to restorable objects have no class to check.
protocol Column {}
class Detail: UIViewController, Column {}
class Filter: NSObject, UIStateRestoring {}
class Split: UIViewController {
    var left: UINavigationController?
    var right: Detail?
    var filter: Filter?
    var column: Column?
    func register(_ filter: Filter) {
        UIApplication.registerObject(forStateRestoration: filter, restorationIdentifier: "filter")
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(left, forKey: "left")
        coder.encode(right, forKey: "right")
        coder.encode(filter, forKey: "filter")
        coder.encode(column as Any, forKey: "column")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        left = coder.decodeObject(forKey: "left") as? UINavigationController
        right = coder.decodeObject(forKey: "right") as? Detail
        filter = coder.decodeObject(forKey: "filter") as? Filter
        column = coder.decodeObject(forKey: "column") as? Column
    }
}
