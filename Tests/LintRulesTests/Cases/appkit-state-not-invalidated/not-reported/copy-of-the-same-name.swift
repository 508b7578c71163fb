class Pane: NSViewController {
    var items: [String] = ["b", "a"]
    var rows: [String] = []
    @IBOutlet var table: NSTableView! {
        didSet {
            fill()
        }
    }
    private func fill() {
        rows.append("first")
    }
    @IBAction func copySorted(_ sender: Any) {
        var items = self.items
        items.sort()
        items[0] = "c"
        NSPasteboard.general.setString(items.joined(), forType: .string)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(items, forKey: "items")
        coder.encode(rows, forKey: "rows")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        items = coder.decodeArrayOfObjects(ofClass: NSString.self, forKey: "items") as [String]? ?? items
        rows = coder.decodeArrayOfObjects(ofClass: NSString.self, forKey: "rows") as [String]? ?? rows
    }
}
