// A window from a xib may have both there, and one that is not to be restored needs neither.
class PanelController: NSWindowController {
    override func windowDidLoad() {
        super.windowDidLoad()
        window?.isRestorable = true
    }
    func makeHint() -> NSWindow {
        let hint = NSWindow()
        hint.isRestorable = false
        return hint
    }
}
