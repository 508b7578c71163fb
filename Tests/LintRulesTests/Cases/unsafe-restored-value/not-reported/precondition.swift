// No build for users asks what 'assert' does, and what is nil passes the other.
class Page: UIViewController {
    var note: String?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(title, forKey: "title")
        coder.encode(note, forKey: "note")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let title = coder.decodeObject(of: NSString.self, forKey: "title")
        assert(title != nil, "no title")
        self.title = title as String?
        let note = coder.decodeObject(of: NSString.self, forKey: "note") as String?
        precondition(note?.isEmpty != true, "empty note")
        self.note = note
    }
}
