// It has the methods, and another is the window's delegate.
@main final class AppDelegate: NSObject, NSApplicationDelegate {
    let browser = Browser()
    func applicationDidFinishLaunching(_ notification: Notification) {
        browser.open()
    }
}
final class Browser: NSWindowController, NSWindowDelegate {
    private let keeper = Keeper()
    private var address = "start"
    let list = NSTableView()
    func open() {
        let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: true)
        window.delegate = keeper
        list.delegate = keeper
        self.window = window
        showWindow(nil)
    }
    func go(to place: String) {
        address = place
        window?.invalidateRestorableState()
    }
    func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) { // expect: restoration-code-never-reached
        state.encode(address, forKey: "address")
    }
    func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder) {
        address = state.decodeObject(of: NSString.self, forKey: "address") as String? ?? ""
    }
}
final class Keeper: NSObject, NSWindowDelegate, NSTableViewDelegate {
    func windowShouldClose(_ sender: NSWindow) -> Bool { false }
}
