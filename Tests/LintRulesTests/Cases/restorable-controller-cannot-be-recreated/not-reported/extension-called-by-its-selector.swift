// Who sends the message to whom is not in sight.
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
extension UIViewController {
    @objc func makeRestorable() {
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
        present(note, animated: true)
        UIApplication.shared.sendAction(#selector(UIViewController.makeRestorable), to: nil, from: self, for: nil)
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
