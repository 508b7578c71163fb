class Canvas: NSView {
    var zoom = 1.0
    var tool = 0
    var points: [Int] = []
    @IBAction func zoomIn(_ sender: Any?) {
        scale(by: 2)
        changed()
    }
    @IBAction func pick(_ sender: NSMenuItem) {
        tool = sender.tag
        changed()
    }
    @IBAction func mark(_ sender: NSMenuItem) {
        points.append(sender.tag)
        invalidateRestorableState()
    }
    private func scale(by factor: Double) {
        zoom *= factor
    }
    private func changed() {
        needsDisplay = true
        edits += 1
        invalidateRestorableState()
    }
    private var edits = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(zoom, forKey: "zoom")
        coder.encode(tool, forKey: "tool")
        coder.encode(points, forKey: "points")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        zoom = coder.decodeDouble(forKey: "zoom")
        tool = coder.decodeInteger(forKey: "tool")
        points = coder.decodeArrayOfObjects(ofClass: NSNumber.self, forKey: "points") as? [Int] ?? []
    }
}
