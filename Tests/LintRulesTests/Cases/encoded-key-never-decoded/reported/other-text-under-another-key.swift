// What was typed is lost: the note still says what it said before.
final class Note {
    var text = ""
}
final class Editor: UIViewController {
    let field = UITextField()
    let note = Note()
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(field.text, forKey: "draft") // expect: encoded-key-never-decoded
        coder.encode(note.text, forKey: "note")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        note.text = coder.decodeObject(of: NSString.self, forKey: "note") as String? ?? ""
        field.text = note.text
    }
}
