//- AppDelegate.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let notes = NotesController()
        notes.restorationIdentifier = "notes"
        let stack = UINavigationController(rootViewController: notes)
        stack.restorationIdentifier = "stack"
        window = UIWindow()
        window?.rootViewController = stack
        return true
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        NoteStore.shared.load()
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
        guard let note = NoteStore.shared.note(id: id) else { return nil } // expect: restored-too-early
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
    private(set) var all: [Note] = []

    func note(id: String) -> Note? { all.first(where: { $0.id == id }) }

    func load() {
        all = NoteStore.stored()
    }

    private static func stored() -> [Note] { [] }
}
