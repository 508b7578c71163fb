// A function of the app throws for what it does not know, and is tried by force.
enum Mode: String { case list, grid }
enum ModeError: Error { case unknown(String) }
extension Mode {
    static func named(_ name: String) throws -> Mode {
        guard let mode = Mode(rawValue: name) else { throw ModeError.unknown(name) }
        return mode
    }
}
class Browser: UIViewController {
    var mode = Mode.list
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(mode.rawValue, forKey: "mode")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let name = coder.decodeObject(of: NSString.self, forKey: "mode") as String? else { return }
        mode = try! Mode.named(name) // expect: unsafe-restored-value
    }
}
