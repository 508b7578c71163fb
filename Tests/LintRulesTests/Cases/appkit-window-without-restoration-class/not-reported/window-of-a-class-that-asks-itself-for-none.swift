// A convenience initializer leaves the title bar out, so the window is not restorable by itself.
@main class Delegate: NSObject, NSApplicationDelegate {
    let maker = Maker()
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
    func applicationDidFinishLaunching(_ notification: Notification) { maker.make() }
}
class Maker: NSObject {
    var window: NSWindow?
    func make() {
        let window = ReaderWindow()
        window.contentViewController = Pane()
        window.makeKeyAndOrderFront(nil)
        self.window = window
    }
}
class ReaderWindow: NSWindow {
    convenience init() {
        self.init(contentRect: .zero, styleMask: [.borderless], backing: .buffered, defer: false)
        title = "Reader"
    }
}
class Pane: NSViewController {
    var page = 0
    @IBAction func next(_ sender: Any) {
        page += 1
        invalidateRestorableState()
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
}
