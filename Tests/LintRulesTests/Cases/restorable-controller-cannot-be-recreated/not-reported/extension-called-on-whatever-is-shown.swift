// Whoever is on top gets a class, and that may be the note.
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
extension UIViewController {
    func makeRestorable() {
        restorationIdentifier = String(describing: type(of: self))
        restorationClass = type(of: self) as? UIViewControllerRestoration.Type
    }
}
final class List: UITableViewController {
    func showPage() {
        let page = Page()
        page.makeRestorable()
        present(page, animated: true)
    }
    func showNote() {
        let note = Note()
        note.restorationIdentifier = "note"
        navigationController?.pushViewController(note, animated: true)
        navigationController?.topViewController?.makeRestorable()
    }
}
final class Note: UIViewController {}
final class Page: UIViewController, UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let page = Page()
        page.makeRestorable()
        return page
    }
}
