// The identifier is there without the row.
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
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let url = coder.decodeObject(of: NSURL.self, forKey: "item") as URL? else { return }
        guard let id = context.persistentStoreCoordinator?.managedObjectID(forURIRepresentation: url) else { return }
        let found = context.object(with: id)
        NSLog("%@", found.objectID)
    }
}
