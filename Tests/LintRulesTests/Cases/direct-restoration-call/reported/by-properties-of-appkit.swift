// What AppKit's own properties give AppKit asks itself.
class DocumentWindow: NSWindow {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        windowController?.encodeRestorableState(with: coder) // expect: direct-restoration-call
    }
}
class Pane: NSWindowController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        contentViewController?.encodeRestorableState(with: coder) // expect: direct-restoration-call
        window?.contentViewController?.encodeRestorableState(with: coder) // expect: direct-restoration-call
        window?.sheetParent?.encodeRestorableState(with: coder) // expect: direct-restoration-call
    }
}
class Sheet: NSDocument {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        windowControllers.first?.encodeRestorableState(with: coder) // expect: direct-restoration-call
    }
}
