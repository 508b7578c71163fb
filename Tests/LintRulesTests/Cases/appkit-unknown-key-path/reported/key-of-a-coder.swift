// The key under which the override writes, by way of a constant and a local list.
class Outline: NSViewController {
    @IBOutlet weak var tree: NSTreeController!
    private static let selectionKey = "selectionKey"
    override class var restorableStateKeyPaths: [String] {
        var keys = super.restorableStateKeyPaths
        keys.append(selectionKey) // expect: appkit-unknown-key-path
        return keys
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(tree.selectionIndexPaths, forKey: Self.selectionKey) // expect: appkit-state-not-invalidated
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        let paths = coder.decodeObject(of: [NSArray.self, NSIndexPath.self], forKey: Self.selectionKey) as? [IndexPath] ?? []
        tree.setSelectionIndexPaths(paths)
    }
}
