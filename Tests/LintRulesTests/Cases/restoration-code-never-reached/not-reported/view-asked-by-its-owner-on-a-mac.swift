// Whoever owns it asks it for its state.
@main final class AppDelegate: NSObject, NSApplicationDelegate {
    let pane = Pane()
}
class Pane: NSViewController {
    let strip = Strip(frame: .zero)
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        strip.encodeRestorableState(with: coder)
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        strip.restoreState(with: coder)
    }
}
class Strip: NSView {
    var page = 1
    func turn() {
        page += 1
        invalidateRestorableState()
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
}
