// The application asks its delegate, and none of its windows.
class Pane: NSWindowController, NSWindowDelegate {
    var page = 0
    @IBAction func turn(_ sender: Any?) {
        page += 1
        NSApp.invalidateRestorableState()
    }
    func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) {
        state.encode(page, forKey: "page") // expect: appkit-state-not-invalidated
    }
    func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder) {
        page = state.decodeInteger(forKey: "page")
    }
}
