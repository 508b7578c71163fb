// What was typed comes back by the other key.
final class Note {
    var text = ""
}
final class Editor: UIViewController {
    let field = UITextField()
    let note = Note()
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        note.text = field.text ?? ""
        coder.encode(field.text, forKey: "draft")
        coder.encode(note.text, forKey: "note")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        note.text = coder.decodeObject(of: NSString.self, forKey: "note") as String? ?? ""
        field.text = note.text
    }
}
