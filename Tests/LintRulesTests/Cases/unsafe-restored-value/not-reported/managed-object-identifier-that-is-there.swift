import UIKit
final class Game: UIViewController {
    var item: NSManagedObject?
    var context: NSManagedObjectContext!
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(item?.objectID.uriRepresentation(), forKey: "item")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let url = coder.decodeObject(of: NSURL.self, forKey: "item") as URL? else { return }
        let id = context.persistentStoreCoordinator?.managedObjectID(forURIRepresentation: url)
        if id != nil {
            item = try? context.existingObject(with: id!)
        }
        title = item?.value(forKey: "name") as? String
    }
}
