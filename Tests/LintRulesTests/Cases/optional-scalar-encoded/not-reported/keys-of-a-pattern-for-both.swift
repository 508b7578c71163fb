// Keys that begin alike: which of them is read nobody tells.
final class Layer {
    let name: String
    var isShown: Bool?
    var isLocked = false
    init(name: String) { self.name = name }
    func write(to coder: NSCoder) {
        coder.encode(isShown, forKey: "layer." + name)
        coder.encode(isLocked, forKey: "layer." + name + ".locked")
    }
    func read(from coder: NSCoder) {
        isLocked = coder.decodeBool(forKey: "layer." + name + ".locked")
        isShown = (coder.decodeObject(of: NSNumber.self, forKey: "layer." + name))?.boolValue
    }
}
final class Map: UIViewController {
    private let layers = [Layer(name: "roads"), Layer(name: "woods")]
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        layers.forEach { $0.write(to: coder) }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        layers.forEach { $0.read(from: coder) }
    }
}
