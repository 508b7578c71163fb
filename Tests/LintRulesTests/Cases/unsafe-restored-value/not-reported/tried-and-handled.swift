// Right: handled, given up, none of the value's business, or asked before.
enum Failure: Error { case unknown, disk }
struct Note { let id: String }
final class Library {
    static let shared = Library()
    private var notes: [String: Note] = [:]
    func add(_ note: Note) { notes[note.id] = note }
    func has(_ id: String) -> Bool { notes[id] != nil }
    func note(withID id: String) throws -> Note {
        guard let note = notes[id] else { throw Failure.unknown }
        return note
    }
    func log(_ id: String) throws {
        guard FileManager.default.fileExists(atPath: "/tmp") else { throw Failure.disk }
        print(id)
    }
    func made(_ id: String) throws -> Note {
        if let note = notes[id] { return note }
        let new = Note(id: id)
        notes[id] = new
        return new
    }
    func checked(_ page: Int) throws -> Int {
        if page < 0 { throw Failure.unknown }
        return page
    }
}
class Reader: UIViewController {
    var note: Note?
    var page = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(note?.id, forKey: "note")
        coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let id = coder.decodeObject(of: NSString.self, forKey: "note") as String? else { return }
        note = try? Library.shared.note(withID: id)
        do { note = try Library.shared.note(withID: id) } catch { note = nil }
        try! Library.shared.log(id)
        note = try! Library.shared.made(id)
        if Library.shared.has(id) { note = try! Library.shared.note(withID: id) }
        page = try! Library.shared.checked(coder.decodeInteger(forKey: "page"))
    }
}
