class Notes: NSWindowController, NSWindowDelegate {
    var name = ""
    func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) {
        state.encode(name, forKey: "name") // expect: appkit-state-not-invalidated
    }
    func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder) {
        name = state.decodeObject(of: NSString.self, forKey: "name") as String? ?? ""
    }
    @IBAction func rename(_ sender: NSTextField) {
        name = sender.stringValue
    }
}
class Pages: NSWindowController, NSWindowDelegate {
    var page = 1
    func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) {
        state.encode(page, forKey: "page")
    }
    func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder) {
        page = state.decodeInteger(forKey: "page")
    }
    @IBAction func turn(_ sender: Any) {
        page += 1
        window?.invalidateRestorableState()
    }
}
