class Note: NSManagedObject {
    @NSManaged var text: String
}
class Editor: UIViewController {
    var note: Note!
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(note.objectID.uriRepresentation(), forKey: "note")
        coder.encode(note.objectID.uriRepresentation().absoluteString, forKey: "text")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        title = (coder.decodeObject(forKey: "note") as? URL)?.absoluteString ?? coder.decodeObject(forKey: "text") as? String
    }
}
