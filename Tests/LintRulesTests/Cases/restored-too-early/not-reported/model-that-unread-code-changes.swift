//- Editor.swift
// A file that says nothing of restoration gives the note what is typed.
import UIKit

@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

class Note {
    var heading = ""
    var id = ""
}

class Store {
    nonisolated(unsafe) static let shared = Store()
    var notes: [Note] = []
    func note(for id: String) -> Note? { notes.first { $0.id == id } }
}

class Editor: UIViewController {
    var note: Note?
    @IBOutlet var field: UITextField!

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        field.text = note?.heading
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(field.text, forKey: "heading")
        coder.encode(note?.id, forKey: "id")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let id = coder.decodeObject(of: NSString.self, forKey: "id") as String?
        note = Store.shared.note(for: id ?? "")
        field.text = coder.decodeObject(of: NSString.self, forKey: "heading") as String?
    }
}
//- Typing.swift
import UIKit

class Typing: NSObject, UITextFieldDelegate {
    weak var note: Note?

    func textFieldDidChangeSelection(_ field: UITextField) {
        note?.heading = field.text ?? ""
    }
}
