@main final class AppDelegate: NSObject, NSApplicationDelegate, NSWindowDelegate {
    var controllers: [Ledger] = []
    func applicationDidFinishLaunching(_ notification: Notification) {
        let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: true)
        let ledger = Ledger(window: window)
        controllers.append(ledger)
        window.delegate = self // expect: restoration-code-never-reached
        ledger.showWindow(nil)
    }
}
final class Ledger: NSWindowController, NSWindowDelegate {
    private var row = 0
    override init(window: NSWindow?) {
        super.init(window: window)
        window?.delegate = self
    }
    required init?(coder: NSCoder) { nil }
    func choose(_ row: Int) {
        self.row = row
        window?.invalidateRestorableState()
    }
    func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) {
        state.encode(row, forKey: "row")
    }
    func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder) {
        row = state.decodeInteger(forKey: "row")
    }
}
final class Paper: NSDocument {}
