// Core Data's context, made restorable: the reference is enough.
extension NSManagedObjectContext: UIStateRestoring {}
class List: UIViewController {
    var context: NSManagedObjectContext?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(context, forKey: "context")
    }
}
