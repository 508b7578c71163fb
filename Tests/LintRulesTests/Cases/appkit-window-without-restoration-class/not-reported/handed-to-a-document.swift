class Sheet: NSDocument {
    override func makeWindowControllers() {
        let window = makeWindow()
        addWindowController(NSWindowController(window: window))
        let other = NSWindow()
        other.isRestorable = true
        addWindowController(NSWindowController(window: other))
    }
    func makeWindow() -> NSWindow {
        let window = NSWindow()
        window.isRestorable = true
        return window
    }
}
