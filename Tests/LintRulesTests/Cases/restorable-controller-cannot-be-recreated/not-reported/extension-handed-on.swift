// The method is a value, and the note is shown by whoever has it.
//- Delegate.swift
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
let preparations: [(UIViewController) -> () -> Void] = [UIViewController.makeRestorable]
//- List.swift
final class List: UITableViewController {
    func showPage() {
        let page = Page()
        page.makeRestorable()
        present(page, animated: true)
    }
    func showNote() {
        let note = Note()
        note.restorationIdentifier = "note"
        for prepare in preparations { prepare(note)() }
        present(note, animated: true)
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
