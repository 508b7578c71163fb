import CoreData

class Post: NSManagedObject {}

class Store {
    static let shared = Store()
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: NSManagedObjectModel())

    func remove(_ post: Post) {
        context.delete(post)
    }
}

class FirstController: UIViewController {
    var post: Post?

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "first"
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(post?.objectID.uriRepresentation(), forKey: "post")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let url = coder.decodeObject(of: NSURL.self, forKey: "post") as URL?,
            let identifier = Store.shared.coordinator.managedObjectID(forURIRepresentation: url)
        else { return }
        post = try! Store.shared.context.existingObject(with: identifier) as? Post // expect: unsafe-restored-value
    }
}

class SecondController: UIViewController {
    var post: Post?

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "second"
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(post?.objectID.uriRepresentation(), forKey: "post")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let url = coder.decodeObject(of: NSURL.self, forKey: "post") as URL?,
            let identifier = Store.shared.coordinator.managedObjectID(forURIRepresentation: url)
        else { return }
        let found = (try? Store.shared.context.existingObject(with: identifier))! // expect: unsafe-restored-value
        post = found as? Post
    }
}
