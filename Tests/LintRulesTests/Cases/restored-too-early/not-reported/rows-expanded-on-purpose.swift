import AppKit
final class Elements: NSViewController {
    private let outline = NSOutlineView()
    private let others = NSOutlineView()
    override func viewDidLoad() {
        super.viewDidLoad()
        // As it was the first time.
        outline.expandItem(nil, expandChildren: true)
        outline.autosaveName = "elements"
        outline.autosaveExpandedItems = true
        outline.reloadData()
        if UserDefaults.standard.object(forKey: "NSOutlineView Items elements") == nil {
            outline.expandItem(nil, expandChildren: true)
        }
        others.reloadData()
        others.expandItem(nil, expandChildren: true)
    }
    // While it looks for something all are to be seen.
    func search(_ text: String) {
        outline.autosaveExpandedItems = text.isEmpty
        outline.reloadData()
        outline.expandItem(nil, expandChildren: true)
    }
    func expandOne(_ item: Any?) {
        outline.autosaveExpandedItems = true
        outline.reloadData()
        outline.expandItem(item, expandChildren: true)
    }
    @objc func expandAll(_ sender: Any?) {
        outline.expandItem(nil, expandChildren: true)
    }
}
