//- Delegate.swift
import UIKit
import CoreData
@main
final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let container = NSPersistentContainer(name: "Notes")
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { return true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { return true }
}
//- List.swift
import UIKit
import CoreData
final class List: UITableViewController {
    let context: NSManagedObjectContext
    init(context: NSManagedObjectContext) {
        self.context = context
        super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }
    @objc private func compose() { open(makeNote()) }
    private func makeNote() -> Note {
        let note = Note(context: context)
        note.text = ""
        return note
    }
    private func open(_ note: Note) { navigationController?.pushViewController(Editor(note: note), animated: true) }
}
//- Editor.swift
import UIKit
import CoreData
final class Editor: UIViewController, UIViewControllerRestoration {
    let note: Note
    init(note: Note) {
        self.note = note
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "editor"
        restorationClass = Editor.self
    }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        guard let address = coder.decodeObject(of: NSURL.self, forKey: "note") as URL?,
            let context = (UIApplication.shared.delegate as? Delegate)?.container.viewContext,
            let id = context.persistentStoreCoordinator?.managedObjectID(forURIRepresentation: address),
            let note = (try? context.existingObject(with: id)) as? Note
        else { return nil }
        return Editor(note: note)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        try? note.managedObjectContext?.save()
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(note.objectID.uriRepresentation(), forKey: "note") // expect: volatile-identifier-saved
    }
}
//- Note.swift
import CoreData
final class Note: NSManagedObject {
    @NSManaged var text: String?
}
