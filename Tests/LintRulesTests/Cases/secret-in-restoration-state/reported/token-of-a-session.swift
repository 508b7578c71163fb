// The structure says whose token it is.
struct Session: Codable {
    var token: String
    var host: String
}
final class Reader: UIViewController {
    var session = Session(token: "runs", host: "run")
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(try? JSONEncoder().encode(session), forKey: "session") // expect: secret-in-restoration-state
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let data = coder.decodeObject(of: NSData.self, forKey: "session") as Data? else { return }
        session = (try? JSONDecoder().decode(Session.self, from: data)) ?? session
    }
}
