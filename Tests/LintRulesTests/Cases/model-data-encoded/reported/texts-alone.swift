class Note: NSObject, NSCoding {
    var title = ""
    var body = ""
    static let keys = ["title", "body"]
    override init() {
        super.init()
    }
    required init?(coder: NSCoder) {
        title = coder.decodeObject(of: NSString.self, forKey: "title") as String? ?? ""
        body = coder.decodeObject(of: NSString.self, forKey: "body") as String? ?? ""
    }
    func encode(with coder: NSCoder) {
        coder.encode(title, forKey: "title")
        coder.encode(body, forKey: "body")
    }
}
class NoteController: UIViewController {
    var note = Note()
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        title = note.title + note.body
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(note, forKey: "note") // expect: model-data-encoded
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        note = coder.decodeObject(of: Note.self, forKey: "note") ?? Note()
    }
}
