// Without state of its own nothing is lost, and a list may hold anything.
class Marker: NSObject, UIStateRestoring {}
class Filter: NSObject, UIStateRestoring {
    func encodeRestorableState(with coder: NSCoder) {
        coder.encode(1, forKey: "level")
    }
    func decodeRestorableState(with coder: NSCoder) {
        print(coder.decodeInteger(forKey: "level"))
    }
}
class Picture: UIViewController {
    var filters: [UIStateRestoring] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        let marker = Marker()
        UIApplication.registerObject(forStateRestoration: marker, restorationIdentifier: "marker")
        let filter = Filter()
        UIApplication.registerObject(forStateRestoration: filter, restorationIdentifier: "filter")
        filters.append(filter)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(filters, forKey: "filters")
    }
}
@main class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
