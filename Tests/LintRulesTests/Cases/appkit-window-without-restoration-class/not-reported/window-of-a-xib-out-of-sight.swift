@main class Delegate: NSObject, NSApplicationDelegate {
    var list: ListController?
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
    func applicationDidFinishLaunching(_ notification: Notification) {
        list = ListController(windowNibName: UserDefaults.standard.string(forKey: "nib") ?? "")
        list?.showWindow(self)
    }
}
class ListController: NSWindowController {
    var row = 0
    func choose(_ row: Int) {
        self.row = row
        invalidateRestorableState()
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(row, forKey: "row")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        row = coder.decodeInteger(forKey: "row")
    }
}
