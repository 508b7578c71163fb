struct ZoomState {
    var zoom: Double
    func write(to coder: NSCoder) {
        coder.encode(zoom, forKey: "zoom") // expect: appkit-state-not-invalidated
    }
}
class Tools {
    private let chosen: Int
    init(of tool: Int) {
        chosen = tool
    }
    func save(in coder: NSCoder) {
        coder.encode(chosen, forKey: "tool") // expect: appkit-state-not-invalidated
    }
}
class Canvas: NSView {
    var zoom = 1.0
    var tool = 0
    @IBAction func zoomIn(_ sender: Any) {
        zoom *= 2
        tool = 1
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        ZoomState(zoom: zoom).write(to: coder)
        let tools = Tools(of: tool)
        tools.save(in: coder)
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        zoom = coder.decodeDouble(forKey: "zoom")
        tool = coder.decodeInteger(forKey: "tool")
    }
}
