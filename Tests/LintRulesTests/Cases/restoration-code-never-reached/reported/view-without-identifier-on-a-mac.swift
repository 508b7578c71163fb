@main final class AppDelegate: NSObject, NSApplicationDelegate {
    let controller = PageController(window: nil)
}
class PageController: NSWindowController {
    private let strip = Strip(frame: .zero)
    func fill() {
        window?.identifier = NSUserInterfaceItemIdentifier("page")
        let column = NSTableColumn()
        column.identifier = NSUserInterfaceItemIdentifier("name")
        window?.contentView?.addSubview(strip)
    }
}
class Strip: NSView {
    private var page = 1
    func turn() {
        page += 1
        invalidateRestorableState()
    }
    override func encodeRestorableState(with coder: NSCoder) { // expect: restoration-code-never-reached
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        page = coder.decodeInteger(forKey: "page")
    }
}
