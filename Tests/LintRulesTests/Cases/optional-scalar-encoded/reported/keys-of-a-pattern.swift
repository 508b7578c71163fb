// Each layer has a key of its own, made in one place for both ways.
final class Layer {
    let name: String
    var isShown: Bool?
    init(name: String) { self.name = name }
    private var key: String { "layer." + name + ".shown" }
    func write(to coder: NSCoder) {
        coder.encode(isShown, forKey: key) // expect: optional-scalar-encoded
    }
    func read(from coder: NSCoder) {
        guard coder.containsValue(forKey: key) else { return }
        isShown = coder.decodeBool(forKey: key)
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
