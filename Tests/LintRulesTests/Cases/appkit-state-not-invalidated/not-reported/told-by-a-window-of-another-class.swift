//- Keepers.swift
class EditorWindow: NSWindow {
    var inset = 0.0
}
class EditorKeeper: NSObject, NSWindowDelegate {
    var zoom = 1.0
    let editor: EditorWindow
    init(editor: EditorWindow) {
        self.editor = editor
        super.init()
        editor.delegate = self
    }
    @IBAction func zoomIn(_ sender: Any) {
        zoom *= 2
        editor.invalidateRestorableState()
    }
    func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) {
        state.encode(zoom, forKey: "zoom")
    }
    func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder) {
        zoom = state.decodeDouble(forKey: "zoom")
    }
}
class AppDelegate: NSObject, NSApplicationDelegate {
    var page = 1
    @IBAction func turn(_ sender: Any) {
        page += 1
        NSApp.noteState()
    }
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
    func application(_ app: NSApplication, willEncodeRestorableState coder: NSCoder) {
        coder.encode(page, forKey: "page")
    }
    func application(_ app: NSApplication, didDecodeRestorableState coder: NSCoder) {
        page = coder.decodeInteger(forKey: "page")
    }
}
//- More.swift
extension NSApplication {
    func noteState() {
        invalidateRestorableState()
    }
}
