// Memory may never run short.
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
        let note = UIStoryboard(name: "Notes", bundle: nil).instantiateViewController(withIdentifier: "note") as! NoteController
        note.name = name
        navigationController?.pushViewController(note, animated: true)
    }
}
//- Note.swift
import UIKit
final class NoteController: UIViewController {
    var name = ""
    override func viewDidLoad() {
        super.viewDidLoad()
        title = name
    }
    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        if view.window == nil { view = nil }
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
