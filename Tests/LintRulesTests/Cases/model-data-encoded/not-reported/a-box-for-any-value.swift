class Box<Value: Codable>: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    let value: Value
    init(_ value: Value) { self.value = value }
    required init?(coder: NSCoder) { return nil }
    func encode(with coder: NSCoder) {}
}
struct Position: Codable {
    var page = 0
}
class Reader: UIViewController {
    var position = Position()
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(Box(position), forKey: "position")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let box = coder.decodeObject(of: Box<Position>.self, forKey: "position") { position = box.value }
    }
}
