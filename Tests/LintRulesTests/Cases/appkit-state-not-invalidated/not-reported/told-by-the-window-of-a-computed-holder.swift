// The file that changes it says so, by the window that both stand in.
//- Folder.swift
class FolderWindowController: NSWindowController {
    var selected: [URL] = []
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(selected, forKey: "selected")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        selected = coder.decodeArrayOfObjects(ofClass: NSURL.self, forKey: "selected") as? [URL] ?? []
    }
}
//- List.swift
class List: NSViewController {
    var owner: FolderWindowController? { view.window?.windowController as? FolderWindowController }
    @objc func pick(_ sender: NSButton) {
        owner?.selected = [URL(fileURLWithPath: sender.title)]
        view.window?.invalidateRestorableState()
    }
}
