import AppKit
final class Elements: NSViewController {
    private let outline = NSOutlineView()
    override func viewDidLoad() {
        super.viewDidLoad()
        outline.autosaveName = "elements"
        outline.autosaveExpandedItems = true
        outline.reloadData()
        outline.expandItem(nil, expandChildren: true) // expect: restored-too-early
    }
}
