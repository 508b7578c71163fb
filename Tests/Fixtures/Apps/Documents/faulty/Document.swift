import AppKit

final class Document: NSDocument {
    var page = 0

    override func makeWindowControllers() {
        let window = NSWindow()
        window.isRestorable = true
        addWindowController(NSWindowController(window: window))
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page") // expect: encoded-key-never-decoded
    }

    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        page = coder.decodeInteger(forKey: "pageNumber") // expect: decoded-key-never-encoded
    }
}
