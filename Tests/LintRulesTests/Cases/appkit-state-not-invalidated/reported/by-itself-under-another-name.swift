class Canvas: NSView {
    var zoom = 1.0
    var unit = 1
    var tool = 0
    func load(_ page: String) {
        DispatchQueue.main.async { [weak self] in
            self?.zoom = 2
        }
        DispatchQueue.main.async { [weak self] in
            guard let strongSelf = self else { return }
            strongSelf.unit = 2
        }
        let canvas = self
        canvas.tool = 1
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(zoom, forKey: "zoom") // expect: appkit-state-not-invalidated
        coder.encode(unit, forKey: "unit") // expect: appkit-state-not-invalidated
        coder.encode(tool, forKey: "tool") // expect: appkit-state-not-invalidated
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        zoom = coder.decodeDouble(forKey: "zoom")
        unit = coder.decodeInteger(forKey: "unit")
        tool = coder.decodeInteger(forKey: "tool")
    }
}
