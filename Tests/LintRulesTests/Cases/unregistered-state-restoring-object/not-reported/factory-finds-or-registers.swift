//- Delegate.swift
@main class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Filter.swift
// A factory gives the object that is there, or makes one that registers itself.
class Filter: NSObject, UIStateRestoring, UIObjectRestoration {
    static weak var current: Filter?
    let objectRestorationClass: UIObjectRestoration.Type? = Filter.self
    init(name: String) {
        super.init()
        UIApplication.registerObject(forStateRestoration: self, restorationIdentifier: name)
    }
    static func object(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIStateRestoring? {
        if let current { return current }
        return Filter(name: "filter")
    }
}
