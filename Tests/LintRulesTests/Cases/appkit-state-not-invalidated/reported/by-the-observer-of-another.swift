class Canvas: NSView {
    var zoom = 1.0
    var scale = 0.0 {
        didSet {
            zoom = scale
        }
    }
    @IBAction func enlarge(_ sender: Any) {
        scale = 3
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
