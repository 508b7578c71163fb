// Nobody deletes anything, and nothing is there at the next launch.
//- App.swift
@main final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: NSManagedObjectModel())
    lazy var context: NSManagedObjectContext = {
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return context
    }()
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        _ = try? coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil, options: nil)
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Detail.swift
class Detail: UIViewController {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    var item: NSManagedObject?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(item?.objectID.uriRepresentation(), forKey: "item")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let url = coder.decodeObject(of: NSURL.self, forKey: "item") as URL?,
            let identifier = context.persistentStoreCoordinator?.managedObjectID(forURIRepresentation: url)
        else { return }
        item = context.object(with: identifier) // expect: unsafe-restored-value
    }
}
