class Canvas: NSView {
    var zoom = 1.0 {
        didSet { invalidateRestorableState() }
    }
    var tool = 0
    var layer3D = 0
    @IBAction func zoomIn(_ sender: Any?) {
        zoom *= 2
    }
    @IBAction func pick(_ sender: NSMenuItem) {
        tool = sender.tag
    }
    @IBAction func raise(_ sender: Any?) {
        layer3D += 1
        invalidateRestorableState()
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(zoom, forKey: "zoom")
        coder.encode(layer3D, forKey: "layer")
        coder.encode(tool, forKey: "tool") // expect: appkit-state-not-invalidated
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        zoom = coder.decodeDouble(forKey: "zoom")
        layer3D = coder.decodeInteger(forKey: "layer")
        tool = coder.decodeInteger(forKey: "tool")
    }
}
