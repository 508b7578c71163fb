// A function of the app throws for what it does not know, and is tried by force.
struct Note { let id: String }
final class Library {
    static let shared = Library()
    enum Failure: Error { case notFound }
    private var notes: [String: Note] = [:]
    func add(_ note: Note) { notes[note.id] = note }
    func note(withID id: String) throws -> Note {
        if let note = notes[id] { return note }
        throw Failure.notFound
    }
}
class Reader: UIViewController {
    var note: Note?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(note?.id, forKey: "note")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let id = coder.decodeObject(of: NSString.self, forKey: "note") as String? {
            note = try! Library.shared.note(withID: id) // expect: unsafe-restored-value
        }
    }
}
