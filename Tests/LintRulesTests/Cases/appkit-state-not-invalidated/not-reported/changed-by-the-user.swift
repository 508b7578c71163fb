// By a key path, and what no user changes: a frame, and what a local list holds.
class Outline: NSViewController {
    @IBOutlet @objc dynamic var tree: NSTreeController!
    @IBOutlet var table: NSTableView!
    override class var restorableStateKeyPaths: [String] { super.restorableStateKeyPaths + ["tree.selectionIndexPaths"] }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(tree.selectionIndexPaths, forKey: "paths")
        coder.encode(table.numberOfRows, forKey: "rows")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        print(coder.decodeObject(of: [NSArray.self, NSIndexPath.self], forKey: "paths") ?? [])
        print(coder.decodeInteger(forKey: "rows"))
    }
}
