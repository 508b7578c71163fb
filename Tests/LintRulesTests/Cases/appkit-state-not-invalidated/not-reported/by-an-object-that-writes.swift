// It writes what it was made with for good, or something else than what changes.
struct ZoomState {
    var zoom: Double
    var kind: String
    func write(to coder: NSCoder) {
        coder.encode(kind, forKey: "kind")
    }
}
class Canvas: NSView {
    var zoom = 1.0
    let kind = "canvas"
    @IBAction func zoomIn(_ sender: Any) {
        zoom *= 2
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        ZoomState(zoom: zoom, kind: kind).write(to: coder)
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        toolTip = coder.decodeObject(of: NSString.self, forKey: "kind") as String?
    }
}
