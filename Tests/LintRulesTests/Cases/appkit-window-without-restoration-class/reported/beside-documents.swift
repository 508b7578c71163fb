class Sheet: NSDocument {
    override func makeWindowControllers() {
        let window = NSWindow()
        window.isRestorable = true
        let controller = NSWindowController(window: window)
        addWindowController(controller)
    }
}
class AppDelegate: NSObject, NSApplicationDelegate {
    // No document has it.
    @objc func showInspector(_ sender: Any?) {
        let inspector = NSPanel()
        inspector.isRestorable = true // expect: appkit-window-without-restoration-class
        inspector.makeKeyAndOrderFront(sender)
    }
}
