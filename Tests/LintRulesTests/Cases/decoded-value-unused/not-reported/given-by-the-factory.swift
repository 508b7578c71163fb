//- Delegate.swift
import UIKit
@main
final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Notes.swift
import UIKit
final class ListController: UITableViewController {
    func open(_ name: String) {
        navigationController?.pushViewController(NoteController(name: name), animated: true)
    }
}
final class NoteController: UIViewController, UIViewControllerRestoration {
    var name: String
    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "note"
        restorationClass = NoteController.self
    }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        NoteController(name: coder.decodeObject(of: NSString.self, forKey: "name") as String? ?? "")
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = name
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(name, forKey: "name")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        name = coder.decodeObject(of: NSString.self, forKey: "name") as String? ?? ""
    }
}
