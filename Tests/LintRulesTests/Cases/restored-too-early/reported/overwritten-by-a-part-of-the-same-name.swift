// The field and the note have a text each, and only the note's is stored.
import UIKit

@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

final class Note {
    var text = ""
    var id = ""
}

final class Store {
    nonisolated(unsafe) static let shared = Store()
    var notes: [Note] = []
    func note(for id: String) -> Note? { notes.first { $0.id == id } }
}

final class Editor: UIViewController {
    var note: Note?
    @IBOutlet var nameField: UITextField!

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        nameField.text = note?.text // expect: restored-too-early
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note?.text = nameField.text ?? ""
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(nameField.text, forKey: "name")
        coder.encode(note?.id, forKey: "id")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let id = coder.decodeObject(of: NSString.self, forKey: "id") as String?
        note = Store.shared.note(for: id ?? "")
        nameField.text = coder.decodeObject(of: NSString.self, forKey: "name") as String?
    }
}
