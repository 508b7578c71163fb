class PanelKeeper: NSObject, NSWindowDelegate {
    var zoom = 1.0
    let panel: NSPanel
    init(panel: NSPanel) {
        self.panel = panel
        super.init()
        panel.delegate = self
    }
    @IBAction func zoomIn(_ sender: Any) {
        zoom *= 2
        panel.invalidateRestorableState()
    }
    func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) {
        state.encode(zoom, forKey: "zoom")
    }
    func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder) {
        zoom = state.decodeDouble(forKey: "zoom")
    }
}
