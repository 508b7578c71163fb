// The file of the store goes, and with it every row; the new one knows none of the old identifiers, so that there is nothing to look up.
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
        try? FileManager.default.removeItem(at: URL(fileURLWithPath: "a"))
        _ = try? coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: URL(fileURLWithPath: "a"), options: nil)
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
        item = context.object(with: identifier)
    }
}
