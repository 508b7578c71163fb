//- Delegate.swift
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Viewer.swift
// In a factory.
class Picture: NSObject {}
class Viewer: UIViewController, UIViewControllerRestoration {
    var picture = Picture()
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(picture, forKey: "picture") // expect: model-data-encoded
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        guard let picture = coder.decodeObject(forKey: "picture") as? Picture else { return nil } // expect: insecure-decode
        let viewer = Viewer()
        viewer.restorationIdentifier = path.last
        viewer.restorationClass = Viewer.self
        viewer.picture = picture
        return viewer
    }
}
func identify(_ viewer: Viewer) {
    viewer.restorationIdentifier = "viewer"
    viewer.restorationClass = Viewer.self
}
