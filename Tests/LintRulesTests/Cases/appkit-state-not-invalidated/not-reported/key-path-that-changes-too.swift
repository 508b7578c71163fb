// Both change together, and AppKit watches one of them. And paths that nobody can read.
class Canvas: NSView {
    @objc dynamic var unit = 1
    var zoom = 1.0
    override class var restorableStateKeyPaths: [String] { [#keyPath(unit)] }
    func measure() {
        zoom = 1
        unit = 2
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(zoom, forKey: "zoom")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        zoom = coder.decodeDouble(forKey: "zoom")
    }
}
class Ruler: NSView {
    @objc dynamic var unit = 1
    static var paths: [String] = []
    override class var restorableStateKeyPaths: [String] { paths }
    func measure() {
        unit = 2
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(unit, forKey: "unit")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        unit = coder.decodeInteger(forKey: "unit")
    }
}
