// An extension writes points its own way, under the key it is given. A text is written by the coder itself, and of what the text does not
// tell either writes.
extension NSCoder {
    func encode(_ point: Position?, forKey key: String) {
        guard let point else { return }
        encode([point.x, point.y], forKey: key)
    }
    func readPosition(forKey key: String) -> Position? {
        guard let parts = decodeObject(of: NSArray.self, forKey: key) as? [Double], parts.count == 2 else { return nil }
        return Position(x: parts[0], y: parts[1])
    }
}
struct Position {
    var x: Double
    var y: Double
}
final class Board: UIViewController {
    private var name = ""
    private var cards = Data()
    var size: Int { cards.count }
    private var corner: Position?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(name, forKey: "name")
        coder.encode(Archive.packed(), forKey: "cards")
        coder.encode(corner, forKey: "corner")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        name = coder.decodeObject(of: NSString.self, forKey: "name") as String? ?? ""
        cards = coder.decodeObject(of: NSData.self, forKey: "cards") as Data? ?? Data()
        corner = coder.readPosition(forKey: "corner")
    }
}
