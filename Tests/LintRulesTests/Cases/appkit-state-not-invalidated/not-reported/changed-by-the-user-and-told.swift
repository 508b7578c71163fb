// Somebody in the app sees to it, whoever that is for.
class Outline: NSViewController, NSOutlineViewDelegate {
    @IBOutlet weak var tree: NSTreeController!
    var owner: NSResponder?
    func outlineViewSelectionDidChange(_ notification: Notification) {
        owner?.nextResponder?.invalidateRestorableState()
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(tree.selectionIndexPaths, forKey: "paths")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        let paths = coder.decodeObject(of: [NSArray.self, NSIndexPath.self], forKey: "paths") as? [IndexPath] ?? []
        tree.setSelectionIndexPaths(paths)
    }
}
