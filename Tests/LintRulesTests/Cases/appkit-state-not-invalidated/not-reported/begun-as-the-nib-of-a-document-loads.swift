//- O.swift
import AppKit
class Sheet: NSDocument {
    var fileZoom = 2.0
    override var windowNibName: NSNib.Name? { "Sheet" }
    override func windowControllerDidLoadNib(_ windowController: NSWindowController) {
        super.windowControllerDidLoadNib(windowController)
        let canvas = windowController.contentViewController as? Canvas
        canvas?.zoom = fileZoom
    }
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
