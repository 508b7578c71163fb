// What is looked up is not what was restored.
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
    var first: URL?
    func read(_ coder: NSCoder, _ key: String) -> Any? {
        coder.decodeObject(of: NSURL.self, forKey: key)
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard read(coder, "item") as? URL != nil, let url = first else { return }
        guard let id = context.persistentStoreCoordinator?.managedObjectID(forURIRepresentation: url) else { return }
        item = context.object(with: id)
    }
}
