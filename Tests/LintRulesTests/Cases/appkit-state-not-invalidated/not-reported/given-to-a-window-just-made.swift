//- O.swift
import AppKit
class Maker: NSObject {
    func open() {
        let w = NSWindow(contentViewController: Canvas())
        fill(w)
        NSWindowController(window: w).showWindow(nil)
    }
    private func fill(_ w: NSWindow) { (w.contentViewController as? Canvas)?.zoom = 2 }
    static func make() -> NSWindow {
        let w = NSWindow(contentViewController: Canvas())
        decorate(w)
        return w
    }
    static func decorate(_ w: NSWindow) { (w.contentViewController as? Canvas)?.zoom = 2 }
}
//- V.swift
import AppKit
class Canvas: NSViewController {
    var zoom = 1.0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(zoom, forKey: "zoom")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        zoom = coder.decodeDouble(forKey: "zoom")
    }
}
