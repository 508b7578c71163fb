class Note: NSManagedObject {
    @NSManaged var text: String
}
class Editor: UIViewController {
    var note: Note!
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        let identifier = note.objectID
        coder.encode(identifier, forKey: "note") // expect: model-data-encoded
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        title = coder.decodeObject(forKey: "note").map { "\($0)" }
    }
}
