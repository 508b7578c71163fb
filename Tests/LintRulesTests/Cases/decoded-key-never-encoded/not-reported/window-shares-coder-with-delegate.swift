// A window shares its coder with its delegate.
class Sheet: NSWindow {
    var tool = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(tool, forKey: "tool")
    }
}
class SheetDelegate: NSObject, NSWindowDelegate {
    func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder) {
        (window as? Sheet)?.tool = state.decodeInteger(forKey: "tool")
    }
}
