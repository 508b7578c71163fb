// The model has what is typed by the time the screen appears again, or the screen asks first.
import UIKit

@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

class Note {
    var title = ""
    var place = ""
    var mood = ""
    var id = ""
}

class Store {
    nonisolated(unsafe) static let shared = Store()
    var notes: [Note] = []
    func note(for id: String) -> Note? { notes.first { $0.id == id } }
}

class Editor: UIViewController {
    var note: Note?
    @IBOutlet var nameField: UITextField!
    @IBOutlet var placeField: UITextField!

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        nameField.text = note?.title
        placeField.text = note?.place
    }

    @IBAction func nameChanged(_ sender: UITextField) {
        note?.title = sender.text ?? ""
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        note?.place = placeField.text ?? ""
        coder.encode(nameField.text, forKey: "name")
        coder.encode(placeField.text, forKey: "place")
        coder.encode(note?.id, forKey: "id")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let id = coder.decodeObject(of: NSString.self, forKey: "id") as String?
        note = Store.shared.note(for: id ?? "")
        nameField.text = coder.decodeObject(of: NSString.self, forKey: "name") as String?
        placeField.text = coder.decodeObject(of: NSString.self, forKey: "place") as String?
    }
}

// Each keystroke makes another note.
class Diary: UIViewController {
    var note = Note()
    @IBOutlet var moodField: UITextField!

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        moodField.text = note.mood
    }

    @IBAction func moodChanged(_ sender: UITextField) {
        note = Note()
        keep(moodField.text)
    }

    private func keep(_ mood: String?) {}

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(moodField.text, forKey: "mood")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        moodField.text = coder.decodeObject(of: NSString.self, forKey: "mood") as String?
    }
}
