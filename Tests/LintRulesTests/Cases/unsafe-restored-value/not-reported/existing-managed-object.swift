class Detail: UIViewController {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    var item: NSManagedObject?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(item?.objectID.uriRepresentation(), forKey: "item")
        coder.encode(title, forKey: "title")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
        guard let url = coder.decodeObject(of: NSURL.self, forKey: "item") as URL?,
            let identifier = context.persistentStoreCoordinator?.managedObjectID(forURIRepresentation: url)
        else { return }
        item = try? context.existingObject(with: identifier)
    }
    // Another kind of object, and of what is there.
    func copy(_ other: NSManagedObject, _ list: Finder) {
        item = context.object(with: other.objectID)
        title = list.object(with: "a")
    }
}
protocol Finder { func object(with name: String) -> String }
