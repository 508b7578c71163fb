//- AppDelegate.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        NoteStore.shared.refresh {}
        let notes = NotesController()
        notes.restorationIdentifier = "notes"
        let stack = UINavigationController(rootViewController: notes)
        stack.restorationIdentifier = "stack"
        window = UIWindow()
        window?.rootViewController = stack
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Screens.swift
class NotesController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let note = NoteStore.shared.all[indexPath.row]
        navigationController?.pushViewController(NoteController(note: note), animated: true)
    }
}

class NoteController: UIViewController, UIViewControllerRestoration {
    let note: Note

    init(note: Note) {
        self.note = note
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "note"
        restorationClass = NoteController.self
    }

    required init?(coder: NSCoder) { nil }

    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        guard let id = coder.decodeObject(of: NSString.self, forKey: "id") as String? else { return nil }
        guard let note = NoteStore.shared.notes[id] else { return nil } // expect: restored-too-early
        return NoteController(note: note)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(note.id, forKey: "id")
    }
}
//- NoteStore.swift
struct Note {
    let id: String
    var text: String
}

class NoteStore {
    static let shared = NoteStore()
    private(set) var notes: [String: Note] = [:]

    var all: [Note] { Array(notes.values) }

    func refresh(completion: @escaping () -> Void) {
        Server.fetch { [weak self] notes in
            for note in notes { self?.notes[note.id] = note }
            completion()
        }
    }
}

enum Server {
    static func fetch(_ completion: @escaping ([Note]) -> Void) {
        URLSession.shared.dataTask(with: URL(string: "https://example.com/notes")!) { data, _, _ in
            let notes = Server.notes(in: data)
            DispatchQueue.main.async { completion(notes) }
        }.resume()
    }

    static func notes(in data: Data?) -> [Note] { [] }
}
