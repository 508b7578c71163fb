//- Delegate.swift
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Reader.swift
// One expression is reported once, by the graver rule.
class Reader: UIViewController {
    var link: URL?
    var place = ""
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(link, forKey: "link")
        coder.encode(place, forKey: "place")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        link = (coder.decodeObject(forKey: "link") as! URL) // expect: unsafe-restored-value
        if let place = coder.decodeObject(forKey: "place") as? String { self.place = place } // expect: insecure-decode
    }
}
