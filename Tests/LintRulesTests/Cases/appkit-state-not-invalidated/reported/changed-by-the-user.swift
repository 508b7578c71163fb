// A selection and a switch of AppKit's objects: no code runs when they change.
class Outline: NSViewController {
    @IBOutlet weak var tree: NSTreeController!
    @IBOutlet var sorted: NSButton!
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        let paths = tree.selectionIndexPaths
        coder.encode(paths, forKey: "paths") // expect: appkit-state-not-invalidated
        coder.encode(sorted.state == .on, forKey: "sorted") // expect: appkit-state-not-invalidated
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        let paths = coder.decodeObject(of: [NSArray.self, NSIndexPath.self], forKey: "paths") as? [IndexPath] ?? []
        tree.setSelectionIndexPaths(paths)
        sorted.state = coder.decodeBool(forKey: "sorted") ? .on : .off
    }
}
