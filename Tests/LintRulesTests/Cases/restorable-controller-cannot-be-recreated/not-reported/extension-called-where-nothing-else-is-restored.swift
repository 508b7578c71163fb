// The file that shows the note says nothing of restoration itself.
//- Delegate.swift
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
extension UIViewController {
    func keep(as name: String) {
        restorationIdentifier = name
        restorationClass = type(of: self) as? UIViewControllerRestoration.Type
    }
}
//- List.swift
final class List: UITableViewController {
    func showNote() {
        let note = Note()
        note.restorationIdentifier = "note"
        Presenter(over: self).show(note)
    }
}
//- Presenter.swift
struct Presenter {
    let presenter: UIViewController
    init(over presenter: UIViewController) { self.presenter = presenter }
    func show(_ controller: UIViewController) {
        controller.keep(as: "shown")
        presenter.present(controller, animated: true)
    }
}
//- Note.swift
final class Note: UIViewController, UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let note = Note()
        note.keep(as: path.last ?? "")
        return note
    }
}
