// Another type may complete it, and what is deferred always does.
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        application.extendStateRestoration()
        defer { application.completeStateRestoration() }
        guard coder.containsValue(forKey: "page") else { return }
        open(coder.decodeInteger(forKey: "page"))
    }
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        coder.encode(1, forKey: "page")
    }
}
class Loader {
    let application: UIApplication
    func begin() { application.extendStateRestoration() }
}
