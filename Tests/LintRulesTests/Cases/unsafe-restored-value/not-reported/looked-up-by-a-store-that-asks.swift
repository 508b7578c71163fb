//- App.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Store.swift
import CoreData
final class Picture: NSManagedObject {
    @NSManaged var name: String
}
final class Store {
    static let shared = Store()
    private let container = NSPersistentContainer(name: "Pictures")
    var context: NSManagedObjectContext { container.viewContext }
    func open() {
        container.loadPersistentStores { _, _ in }
    }
    func picture(at address: URL) -> Picture? {
        guard let id = container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: address) else { return nil }
        return (try? context.existingObject(with: id)) as? Picture
    }
    func clear() {
        let context = self.context
        (try? context.fetch(NSFetchRequest<Picture>(entityName: "Picture")))?.forEach(context.delete)
    }
}
//- Viewer.swift
import UIKit
class Viewer: UIViewController, UIViewControllerRestoration {
    let picture: Picture
    init(picture: Picture) {
        self.picture = picture
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "viewer"
        restorationClass = Viewer.self
    }
    required init?(coder: NSCoder) { nil }
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        guard let address = coder.decodeObject(of: NSURL.self, forKey: "picture") as URL?,
            let picture = Store.shared.picture(at: address)
        else { return nil }
        return Viewer(picture: picture)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(picture.objectID.uriRepresentation(), forKey: "picture")
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = picture.name
    }
}
