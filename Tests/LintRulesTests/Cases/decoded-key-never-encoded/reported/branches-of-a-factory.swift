// Each branch is asked for an archive of its own; a table of UIKit's has nothing under these keys, but it is another branch that gives it.
class Delegate: UIResponder, UIApplicationDelegate {
    let list = UITableViewController()
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
    ) -> UIViewController? {
        switch path.last {
        case "list":
            return list
        case "table":
            let table = UITableViewController()
            table.restorationIdentifier = path.last
            table.title = coder.decodeObject(of: NSString.self, forKey: "table") as String?
            return table
        case "reader":
            let reader = Reader()
            reader.restorationIdentifier = path.last
            reader.title = coder.decodeObject(of: NSString.self, forKey: "book") as String? // expect: decoded-key-never-encoded
            return reader
        default:
            return nil
        }
    }
}
class Reader: UIViewController {}
