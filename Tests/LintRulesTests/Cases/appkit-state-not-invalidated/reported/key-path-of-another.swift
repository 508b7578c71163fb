// What is watched is another property, and it changes elsewhere.
class Canvas: NSView {
    @objc dynamic var unit = 1
    var zoom = 1.0
    override class var restorableStateKeyPaths: [String] { super.restorableStateKeyPaths + ["unit"] }
    func enlarge() {
        zoom *= 2
    }
    func measure() {
        unit = 2
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(zoom, forKey: "zoom") // expect: appkit-state-not-invalidated
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        zoom = coder.decodeDouble(forKey: "zoom")
    }
}
