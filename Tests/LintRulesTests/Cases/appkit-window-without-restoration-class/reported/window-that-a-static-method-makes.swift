// The controller has its window made by a method of its class, and cannot be read from a storyboard.
@main class Delegate: NSObject, NSApplicationDelegate {
    var list: ListController?
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
    func applicationDidFinishLaunching(_ notification: Notification) {
        list = ListController()
        list?.showWindow(self)
    }
}
class ListController: NSWindowController {
    var row = 0
    init() {
        super.init(window: ListController.makeWindow())
    }
    required init?(coder: NSCoder) { fatalError("never in a storyboard") }
    static func makeWindow() -> NSWindow {
        NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
    }
    func choose(_ row: Int) {
        self.row = row
        invalidateRestorableState()
    }
    override func encodeRestorableState(with coder: NSCoder) { // expect: appkit-window-without-restoration-class
        super.encodeRestorableState(with: coder)
        coder.encode(row, forKey: "row")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        row = coder.decodeInteger(forKey: "row")
    }
}
