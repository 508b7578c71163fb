// The factory knows nothing of the name.
//- Delegate.swift
import UIKit
@main
final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- List.swift
import UIKit
final class ListController: UITableViewController {
    func open(_ name: String) {
        let note = NoteController(nibName: nil, bundle: nil)
        note.name = name
        navigationController?.pushViewController(note, animated: true)
    }
}
//- Note.swift
import UIKit
final class NoteController: UIViewController, UIViewControllerRestoration {
    var name = ""
    override func viewDidLoad() {
        super.viewDidLoad()
        title = name
    }
    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        restorationIdentifier = "note"
        restorationClass = NoteController.self
    }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        NoteController(nibName: nil, bundle: nil)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(name, forKey: "name")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        name = coder.decodeObject(of: NSString.self, forKey: "name") as String? ?? "" // expect: decoded-value-unused
    }
}
