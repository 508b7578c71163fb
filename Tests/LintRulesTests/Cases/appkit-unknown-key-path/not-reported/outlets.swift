// Dynamic, filled by the nib alone, in the middle of a path, told by hand, watched by an override, or set up as the window loads.
class Lookup: NSWindowController {
    @IBOutlet dynamic var list: NSArrayController!
    @IBOutlet var field: NSTextField!
    @IBOutlet var table: NSTableView!
    @IBOutlet var split: NSSplitView!
    override class var restorableStateKeyPaths: [String] {
        super.restorableStateKeyPaths + ["list", "field", "table.selectionIndexes", "split"]
    }
    override func windowDidLoad() {
        super.windowDidLoad()
        split = NSSplitView()
        setUpTable()
    }
    func setUpTable() {
        table = NSTableView()
    }
    @objc func setDirection(_ sender: NSMenuItem) {
        list = NSArrayController()
        table.allowsMultipleSelection = true
        field.stringValue = sender.title
    }
}
class Sheet: NSView {
    @IBOutlet var ruler: NSView!
    override class var restorableStateKeyPaths: [String] { ["ruler"] }
    @IBAction func change(_ sender: Any) {
        willChangeValue(forKey: "ruler")
        ruler = NSView()
        didChangeValue(forKey: "ruler")
    }
}
class Meter: NSView {
    @IBOutlet var dial: NSView! {
        get { subviews.first }
        set { addSubview(newValue) }
    }
    override class var restorableStateKeyPaths: [String] { ["dial"] }
    @IBAction func change(_ sender: Any) {
        dial = NSView()
    }
}
