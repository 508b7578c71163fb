// It is asked for whether it is still there.
//- Game.swift
import UIKit
final class Game: UIViewController {
    var item: NSManagedObject?
    var context: NSManagedObjectContext!
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = item?.value(forKey: "name") as? String
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(item?.objectID.uriRepresentation(), forKey: "item")
    }
    func read(_ coder: NSCoder, _ key: String) -> Any? {
        coder.decodeObject(of: NSURL.self, forKey: key)
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard coder.containsValue(forKey: "item"), let url = read(coder, "item") as? URL else { return }
        guard let id = context.persistentStoreCoordinator?.managedObjectID(forURIRepresentation: url) else { return }
        item = try? context.existingObject(with: id)
    }
}
