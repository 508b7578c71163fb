// Before the branches it is not known whose archive it is, and in one of them the object comes from elsewhere.
class Delegate: UIResponder, UIApplicationDelegate {
    let list = UITableViewController()
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        let title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
        if path.last == "list" {
            list.title = title
            return list
        } else if path.last == "saved" {
            let controller = Vendor.controller(titled: coder.decodeObject(of: NSString.self, forKey: "saved") as String?)
            return controller
        } else if path.last == "reader" {
            let reader = Reader()
            reader.restorationIdentifier = path.last
            reader.title = coder.decodeObject(of: NSString.self, forKey: "book") as String?
            return reader
        }
        return nil
    }
}
class Reader: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(title, forKey: "book")
    }
}
