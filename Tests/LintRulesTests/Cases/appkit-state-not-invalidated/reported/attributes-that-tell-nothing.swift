// What Objective-C or SwiftUI sees of a property, AppKit's restoration does not hear of.
class Canvas: NSView {
    @objc var zoom = 1.0
    @objc dynamic var unit = 1
    @Published var tool = 0
    @IBAction func zoomIn(_ sender: Any) {
        zoom *= 2
        unit = 2
        tool = 1
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
final class Shared {
    @Published var page = 0
}
class Reader: NSViewController {
    let model = Shared()
    @IBAction func forward(_ sender: Any) {
        model.page += 1
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(model.page, forKey: "page") // expect: appkit-state-not-invalidated
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        model.page = coder.decodeInteger(forKey: "page")
    }
}
