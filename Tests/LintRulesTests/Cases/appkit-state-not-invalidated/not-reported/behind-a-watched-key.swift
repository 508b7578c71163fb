// AppKit watches what depends on it.
class Canvas: NSView {
    @objc dynamic var zoom = 1.0
    @objc dynamic var look: Double { zoom * 2 }
    @objc class func keyPathsForValuesAffectingLook() -> Set<String> { ["zoom"] }
    override class var restorableStateKeyPaths: [String] { super.restorableStateKeyPaths + ["look"] }
    @IBAction func zoomIn(_ sender: Any) {
        zoom *= 2
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
    var unit = 1
    @objc dynamic var scale = 0 {
        didSet {
            unit = scale
        }
    }
    override class var restorableStateKeyPaths: [String] { super.restorableStateKeyPaths + ["scale"] }
    @IBAction func enlarge(_ sender: Any) {
        scale = 3
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
