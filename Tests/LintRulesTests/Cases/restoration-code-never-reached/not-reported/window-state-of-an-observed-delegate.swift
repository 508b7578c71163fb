// The observer hears of the window that comes later.
@main final class AppDelegate: NSObject, NSApplicationDelegate {
    var watcher: Watcher?
    func applicationDidFinishLaunching(_ notification: Notification) {
        let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: true)
        watcher = Watcher(window: window)
        watcher?.window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: true)
    }
}
final class Watcher: NSObject, NSWindowDelegate {
    private var page = 0
    var window: NSWindow {
        didSet { window.delegate = self }
    }
    init(window: NSWindow) {
        self.window = window
        super.init()
    }
    func turn() {
        page += 1
        window.invalidateRestorableState()
    }
    func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) {
        state.encode(page, forKey: "page")
    }
    func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder) {
        page = state.decodeInteger(forKey: "page")
    }
}
