import SwiftUI
class Canvas: NSWindowController {
    var zoom = 1.0
    var page = 0
    override func windowDidLoad() {
        window?.contentView = NSHostingView(rootView: Zoom(model: self))
        NSEvent.addLocalMonitorForEvents(matching: .keyDown) { [weak self] event in
            self?.page = 1
            return event
        }
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(zoom, forKey: "zoom") // expect: appkit-state-not-invalidated
        coder.encode(page, forKey: "page") // expect: appkit-state-not-invalidated
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        zoom = coder.decodeDouble(forKey: "zoom")
        page = coder.decodeInteger(forKey: "page")
    }
}
struct Zoom: View {
    let model: Canvas
    var body: some View {
        Button("In") {
            model.zoom *= 2
        }
    }
}
