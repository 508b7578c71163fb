//- Sidebar.swift
import AppKit
final class Sidebar: NSViewController {
    let outline = NSOutlineView()
    private let folders = Folders()
    override func loadView() {
        outline.dataSource = folders
        outline.autosaveName = "sidebar"
        outline.autosaveExpandedItems = true // expect: missing-model-association
        view = outline
    }
}
final class Library: NSViewController, NSOutlineViewDataSource {
    @IBOutlet var shelves: NSOutlineView!
    override func viewDidLoad() {
        super.viewDidLoad()
        shelves.dataSource = self
        shelves.autosaveName = "shelves"
        shelves.autosaveExpandedItems = true // expect: missing-model-association
    }
    func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { 3 }
    func outlineView(_ outlineView: NSOutlineView, persistentObjectForItem item: Any?) -> Any? { item }
}
//- Folders.swift
import AppKit
class Source: NSObject, NSOutlineViewDataSource {
    func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool { true }
}
final class Folders: Source {
    func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { 3 }
}
