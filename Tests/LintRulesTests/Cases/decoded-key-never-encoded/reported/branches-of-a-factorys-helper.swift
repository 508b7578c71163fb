class Delegate: UIResponder, UIApplicationDelegate, UIViewControllerRestoration {
    let list = UITableViewController()
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func controller(named name: String, coder: NSCoder) -> UIViewController? {
        switch name {
        case "list":
            return list
        case "reader":
            guard let book = coder.decodeObject(of: NSString.self, forKey: "book") else { // expect: decoded-key-never-encoded
                return nil
            }
            let reader = Reader()
            reader.restorationIdentifier = name
            reader.restorationClass = Delegate.self
            reader.title = book as String
            return reader
        default:
            return nil
        }
    }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        guard let delegate = UIApplication.shared.delegate as? Delegate, let name = path.last else { return nil }
        return delegate.controller(named: name, coder: coder)
    }
}
class Reader: UIViewController {}
