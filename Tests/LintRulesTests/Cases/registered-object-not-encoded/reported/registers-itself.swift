//- Delegate.swift
@main class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Filter.swift
class Filter: NSObject, UIStateRestoring {
    var color = "red"
    init(name: String) {
        super.init()
        UIApplication.registerObject(forStateRestoration: self, restorationIdentifier: name) // expect: registered-object-not-encoded
    }
    func encodeRestorableState(with coder: NSCoder) {
        coder.encode(color, forKey: "color")
    }
    func decodeRestorableState(with coder: NSCoder) {
        color = coder.decodeObject(of: NSString.self, forKey: "color") as String? ?? "red"
    }
}
class Picture: UIViewController {
    let filter = Filter(name: "filter")
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(filter.color, forKey: "filter")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        filter.color = coder.decodeObject(of: NSString.self, forKey: "filter") as String? ?? "red"
    }
}
