// Made restorable by an extension: a reference too.
extension NSManagedObjectContext: UIStateRestoring {}
class List: UIViewController {
    var context: NSManagedObjectContext?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(context, forKey: "context")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        context = coder.decodeObject(forKey: "context") as? NSManagedObjectContext
    }
}
