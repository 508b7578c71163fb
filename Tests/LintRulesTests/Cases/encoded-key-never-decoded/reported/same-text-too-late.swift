// By the time that the note has it, the old one is saved.
final class Note {
    var text = ""
}
final class Editor: UIViewController {
    let field = UITextField()
    let note = Note()
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(note.text, forKey: "note")
        note.text = field.text ?? ""
        coder.encode(field.text, forKey: "draft") // expect: encoded-key-never-decoded
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        note.text = coder.decodeObject(of: NSString.self, forKey: "note") as String? ?? ""
        field.text = note.text
    }
}
