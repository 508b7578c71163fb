// To adopt the protocol is not enough: its method has to be called.
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
protocol Restorable: UIViewController {}
extension Restorable {
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
        note.restorationIdentifier = "note" // expect: restorable-controller-cannot-be-recreated
        present(note, animated: true)
    }
}
final class Note: UIViewController, Restorable {}
final class Page: UIViewController, Restorable, UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let page = Page()
        page.makeRestorable()
        return page
    }
}
