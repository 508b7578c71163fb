// The vendor's class may write the key.
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        let reader = Reader()
        reader.restorationIdentifier = path.last
        reader.book = coder.decodeObject(of: NSString.self, forKey: "book") as String?
        return reader
    }
}
class Reader: VendorReader {
    var book: String?
}
