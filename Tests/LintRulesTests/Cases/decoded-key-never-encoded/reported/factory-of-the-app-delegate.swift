class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        guard path.last == "Reader" else { return nil }
        let reader = Reader()
        reader.restorationIdentifier = "Reader"
        reader.book = coder.decodeObject(of: NSString.self, forKey: "book") as String? // expect: decoded-key-never-encoded
        reader.page = coder.decodeInteger(forKey: "page")
        return reader
    }
}
class Reader: UIViewController {
    var book: String?
    var page = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
}
