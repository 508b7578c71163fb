class Canvas: NSView {
    var zoom = 1.0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(zoom, forKey: "zoom") // expect: encoded-key-never-decoded
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        zoom = coder.decodeDouble(forKey: "scale") // expect: decoded-key-never-encoded
    }
}
