//- Sidebar.swift
import AppKit
import Outlines
final class Sidebar: NSViewController {
    let outline = NSOutlineView()
    let others = NSOutlineView()
    let drawn = NSOutlineView()
    private let folders = Folders()
    override func loadView() {
        outline.dataSource = folders
        outline.autosaveName = "sidebar"
        outline.autosaveExpandedItems = true
        // Whose data source is out of sight, and one that keeps nothing.
        others.dataSource = RemoteSource()
        others.autosaveExpandedItems = true
        drawn.dataSource = Plain()
        drawn.autosaveExpandedItems = false
        view = outline
    }
}
final class Plain: NSObject, NSOutlineViewDataSource {
    func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { 3 }
}
// The nib connects it.
final class Library: NSViewController {
    @IBOutlet var shelves: NSOutlineView!
    override func viewDidLoad() {
        super.viewDidLoad()
        shelves.autosaveExpandedItems = true
    }
}
//- Folders.swift
import AppKit
class Source: NSObject, NSOutlineViewDataSource {
    func outlineView(_ outlineView: NSOutlineView, persistentObjectForItem item: Any?) -> Any? { item }
}
final class Folders: Source {
    func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { 3 }
}
extension Folders {
    func outlineView(_ outlineView: NSOutlineView, itemForPersistentObject object: Any) -> Any? { object }
}
